import type { Config } from '../config/config.ts';
import type { Head, Reference } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import { decodePath, splitUrl } from '../url/pathname.ts';
import { isExternal } from '../url/policy.ts';
import { assetCandidates, isContained } from './file-candidates.ts';
import { mayBeAsset } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { standpointOf } from './standpoint.ts';

/**
 * The files that the references of all sources may mean, sorted: whoever knows the disk tells which of them exist.
 * Paths outside the site's folder and the folders that the config names are not among them.
 */
export function assetsWanted(sources: Iterable<{ file: SourceFile; head: Head }>, config: Config): string[] {
  const wanted = new Set<string>();
  for (const { file, head } of sources) {
    const standpoint = standpointOf(file, config);
    const folders = [...standpoint.contentDirs, ...standpoint.staticDirs];
    for (const reference of [...head.references, ...[socialImage(head) ?? []].flat()]) {
      for (const pathname of pathnamesOf(reference)) {
        for (const path of assetCandidates(pathname, standpoint)) {
          if (isContained(path, folders)) wanted.add(path);
        }
      }
    }
  }
  return [...wanted].sort();
}

function pathnamesOf({ kind, url }: Reference): string[] {
  const { pathname } = splitUrl(url);
  if (kind === 'partial' || pathname === '' || isExternal(url)) return [];
  if (kind === 'link' && (!mayBeAsset(pathname) || /\.mdx?$/i.test(pathname))) return [];
  return [decodePath(pathname), pathname];
}
