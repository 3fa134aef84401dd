import type { Config } from '../config/config.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Head, Reference } from '../parse/document.ts';
import type { Portrait } from '../site/blog/blog.ts';
import type { SourceFile } from '../source/source.ts';
import { decodePath, splitUrl } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { assetCandidates, dataCandidates, isContained, type Standpoint } from './file-candidates.ts';
import type { AssetUse } from './link.ts';
import { portraitReference } from './portraits.ts';
import { isData } from './resolve-data.ts';
import { mayBeAsset } from './resolve-reference.ts';
import { socialImage } from './social-image.ts';
import { namedFolders, standpointOf } from './standpoint.ts';

/**
 * The files that the references of all sources and the pictures of authors may mean, sorted, and what is wanted of
 * them: whoever knows the disk tells which of them exist. Paths outside the site's folder and the
 * folders that the config names are not among them.
 */
export function assetsWanted(
  sources: Iterable<{ file: SourceFile; head: Head }>,
  portraits: readonly Portrait[],
  config: Config,
): Map<string, Set<AssetUse>> {
  const wanted = new Map<string, Set<AssetUse>>();
  const want = (reference: Reference, standpoint: Standpoint) => {
    const use = isData(reference) ? reference.kind : 'file';
    for (const path of candidatesOf(reference, standpoint)) {
      if (!isContained(path, namedFolders(standpoint))) continue;
      if (!wanted.has(path)) wanted.set(path, new Set());
      wanted.get(path)!.add(use);
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
  return new Map([...wanted].sort(([a], [b]) => compareText(a, b)));
}

function candidatesOf(reference: Reference, standpoint: Standpoint): string[] {
  if (isData(reference)) return dataCandidates(reference.url, standpoint);
  return pathnamesOf(reference).flatMap((pathname) => assetCandidates(pathname, standpoint));
}

function pathnamesOf({ kind, url }: Reference): string[] {
  const { pathname } = splitUrl(url);
  if (kind === 'partial' || pathname === '' || isExternal(url)) return [];
  if (kind === 'link' && (!mayBeAsset(pathname) || /\.mdx?$/i.test(pathname))) return [];
  return [decodePath(pathname), pathname];
}
