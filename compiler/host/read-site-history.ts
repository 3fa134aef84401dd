import { readHistory, type History } from './history.ts';
import type { OpenSite } from './open-site.ts';

/**
 * The newest commit of each file, read only when a collection shows it.
 *
 * @param dirs the content folders, relative to the site's
 */
export async function readSiteHistory(site: OpenSite, dirs: string[]): Promise<History> {
  const { docs, pages } = site.config;
  const isShown = [...docs, ...pages].some((options) => options.showLastUpdateTime || options.showLastUpdateAuthor);
  return isShown ? readHistory(site.dir, dirs) : { commits: new Map(), diagnostics: [] };
}
