import type { SiteFile } from '../../compiler/corpus/index.ts';

/** Where a reader begins: the home page, or where the site has none the first page of its docs. */
export function startPath({ home, baseUrl, instances }: SiteFile): string {
  if (home !== undefined) return home;
  const versions = instances[0]?.versions ?? [];
  return versions.find(({ isLast }) => isLast)?.mainDoc.path ?? baseUrl;
}
