import type { Config } from '../config/config.ts';
import type { Head, Reference } from '../parse/document.ts';
import type { Portrait } from '../site/blog/blog.ts';
import type { SourceFile } from '../source/source.ts';
import { decodePath, splitUrl } from '../url/pathname.ts';
import { isExternal } from '../url/policy.ts';
import { assetCandidates, isContained, type Standpoint } from './file-candidates.ts';
import { portraitReference } from './portraits.ts';
import { mayBeAsset } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { standpointOf } from './standpoint.ts';

/**
 * The files that the references of all sources and the pictures of authors may mean, sorted: whoever knows the disk tells which of them exist.
 * Paths outside the site's folder and the folders that the config names are not among them.
 */
export function assetsWanted(sources: Iterable<{ file: SourceFile; head: Head }>, portraits: readonly Portrait[], config: Config): string[] {
  const wanted = new Set<string>();
  const want = (reference: Reference, standpoint: Standpoint) => {
    const folders = [...standpoint.contentDirs, ...standpoint.staticDirs];
    for (const pathname of pathnamesOf(reference)) {
      for (const path of assetCandidates(pathname, standpoint)) if (isContained(path, folders)) wanted.add(path);
    }
  };
  for (const { file, head } of sources) {
    const standpoint = standpointOf(file, config);
    for (const reference of [...head.references, ...[socialImage(head) ?? []].flat()]) want(reference, standpoint);
  }
  for (const portrait of portraits) {
    const { reference, standpoint } = portraitReference(portrait, config);
    want(reference, standpoint);
  }
  return [...wanted].sort();
}

function pathnamesOf({ kind, url }: Reference): string[] {
  const { pathname } = splitUrl(url);
  if (kind === 'partial' || pathname === '' || isExternal(url)) return [];
  if (kind === 'link' && (!mayBeAsset(pathname) || /\.mdx?$/i.test(pathname))) return [];
  return [decodePath(pathname), pathname];
}
