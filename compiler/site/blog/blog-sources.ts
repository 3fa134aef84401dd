import { compareText } from '../../diagnostics/diagnostic.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import type { SiteInput } from '../site.ts';

/** @returns the sources of a blog's or a changelog's posts, sorted by path */
export function blogSources(kind: 'blog' | 'changelog', instance: string, { sources }: SiteInput): { file: SourceFile; head: Head }[] {
  return [...sources.values()]
    .filter(({ file }) => file.kind === 'document' && file.collection?.kind === kind && file.collection.instance === instance)
    .sort((a, b) => compareText(a.file.path, b.file.path));
}
