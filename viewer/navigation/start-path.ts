import type { SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/docs-instances.ts';

/** Where a reader begins: the home page, or where the site has none the first page of its docs, or of its blog. */
export function startPath(site: SiteFile): string {
  if (site.home !== undefined) return site.home;
  const versions = docsInstances(site)[0]?.versions ?? [];
  return versions.find(({ isLast }) => isLast)?.mainDoc.path ?? site.instances[0]?.path ?? site.baseUrl;
}
