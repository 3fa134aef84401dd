import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OpenSite } from './open-site.ts';
import { readHistory } from './history.ts';

/** The newest commit of each file, read only when a collection shows it. */
export async function readSiteHistory(site: OpenSite): Promise<{ updates: Map<string, { at: string; by: string }>; diagnostics: Diagnostic[] }> {
  const { docs, pages } = site.config;
  const isShown = [...docs, ...pages].some((options) => options.showLastUpdateTime || options.showLastUpdateAuthor);
  return isShown ? readHistory(site.dir) : { updates: new Map(), diagnostics: [] };
}
