import type { Config } from '../config/config.ts';
import { joinPath, withoutTrailingSlash, withTrailingSlash } from '../url/pathname.ts';
import type { SearchSource, SiteRoute } from './site.ts';

/**
 * @param routes those of the content
 * @returns the page that shows all results of a search; a page of the site's own at its path takes its place
 */
export function searchPage({ search, themeConfig: { algolia }, baseUrl, trailingSlash }: Config, routes: readonly SiteRoute[]): SearchSource | undefined {
  if (!search) return undefined;
  const place = algolia ? algolia.searchPagePath : search.path;
  if (place === false || place === null) return undefined;
  const path = withTrailingSlash(joinPath(baseUrl, place), trailingSlash, baseUrl);
  const isTaken = routes.some((route) => withoutTrailingSlash(route.path) === withoutTrailingSlash(path));
  return isTaken ? undefined : { path, title: 'Search the documentation' };
}

export function searchRoute({ path, title }: SearchSource): SiteRoute {
  return { path, kind: 'search', title };
}
