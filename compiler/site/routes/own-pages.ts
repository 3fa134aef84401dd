import { servedPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Config } from '../../config/config.ts';
import type { SiteExtensionPage } from '../site-input.ts';
import { listTitles } from '../list-titles.ts';

/** A generated page without a source. */
export type OwnPage = CustomSource | SearchSource;

/** A page that an extension adds. */
export interface CustomSource extends Omit<SiteExtensionPage, 'data'> {
  kind: 'custom';
  /** The page's path as the extension returned it, below the base URL. */
  id: string;
}

/** The page that shows all search results. */
export interface SearchSource {
  kind: 'search';
  path: string;
  title: string;
}

/**
 * Lists the generated pages without a source: pages of extensions, and the search page.
 *
 * @param paths of the content pages
 */
export function ownPages(
  input: Parameters<typeof listTitles>[0] & { readonly extensionPages?: readonly SiteExtensionPage[] },
  paths: readonly string[],
): OwnPage[] {
  const { config, extensionPages = [] } = input;
  const custom = extensionPages.map(({ data: _, path, ...page }): CustomSource => ({
    kind: 'custom',
    ...page,
    id: path,
    path: servedPath(config, config.baseUrl, path),
  }));
  return [...custom, ...searchPages(config, listTitles(input).search, [...paths, ...custom.map((page) => page.path)])];
}

/** If a content page has the path of the search page, there is no search page. */
function searchPages(config: Config, title: string, paths: readonly string[]): SearchSource[] {
  const { search, themeConfig } = config;
  if (!search) return [];
  const place = themeConfig.algolia ? themeConfig.algolia.searchPagePath : search.path;
  if (place === false || place === null) return [];
  const path = servedPath(config, config.baseUrl, place);
  const bare = withoutTrailingSlash(path);
  const isTaken = paths.some((other) => withoutTrailingSlash(other) === bare);
  return isTaken ? [] : [{ kind: 'search', path, title }];
}
