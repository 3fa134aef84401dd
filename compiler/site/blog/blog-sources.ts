import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import { collectionSources } from '../collection-sources.ts';
import type { SiteInput } from '../site.ts';

/** @returns the sources of a blog's or a changelog's posts, sorted by path */
export function blogSources(
  kind: 'blog' | 'changelog',
  instance: string,
  input: SiteInput,
): { file: SourceFile; head: Head }[] {
  return collectionSources(kind, input).filter(({ file }) => file.collection?.instance === instance);
}
