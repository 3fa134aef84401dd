import type { Config } from '../../config/config.ts';
import { joinPath, withoutTrailingSlash, withTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { SearchSource, SiteRoute } from '../site.ts';

/**
 * @param paths of the pages of the content
 * @returns the page that shows all results of a search; a page of the site's own at its path takes its place
 */
export function searchPage(
  { search, themeConfig: { algolia }, baseUrl, trailingSlash }: Config,
  paths: readonly string[],
): SearchSource | undefined {
  if (!search) return undefined;
  const place = algolia ? algolia.searchPagePath : search.path;
  if (place === false || place === null) return undefined;
  const path = withTrailingSlash(joinPath(baseUrl, place), trailingSlash, baseUrl);
  const bare = withoutTrailingSlash(path);
  const isTaken = paths.some((other) => withoutTrailingSlash(other) === bare);
  return isTaken ? undefined : { path, title: 'Search the documentation' };
}

export function searchRoute({ path, title }: SearchSource): SiteRoute {
  return { path, kind: 'search', title };
}
