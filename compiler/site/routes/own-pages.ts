import { servedPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { DebugView } from '../../../corpus/schema/index.ts';
import type { Config } from '../../config/config.ts';
import { listTitles } from '../list-titles.ts';

/** A generated page without a source. */
export type OwnPage = DebugSource | SearchSource;

/** A debug view, as in Docusaurus. */
export interface DebugSource {
  kind: 'debug';
  view: DebugView;
  path: string;
  title: string;
}

/** The page that shows all search results. */
export interface SearchSource {
  kind: 'search';
  path: string;
  title: string;
}

/** @param paths paths of all content pages */
export function ownPages(input: Parameters<typeof listTitles>[0], paths: readonly string[]): OwnPage[] {
  const { config } = input;
  return [...debugPages(config), ...searchPages(config, listTitles(input).search, paths)];
}

/** Debug views in tab order; `name` is the last segment of the path in Docusaurus. */
const views: [view: DebugView, name: string, title: string][] = [
  ['overview', '', 'Overview'],
  ['config', 'config', 'Config'],
  ['metadata', 'metadata', 'Metadata'],
  ['registry', 'registry', 'Registry'],
  ['routes', 'routes', 'Routes'],
  ['content', 'content', 'Content'],
  ['globalData', 'globalData', 'Global data'],
];

function debugPages(config: Config): DebugSource[] {
  if (!config.debug) return [];
  return views.map(([view, name, title]) => ({
    kind: 'debug',
    view,
    title,
    path: servedPath(config, config.baseUrl, `__docusaurus/debug/${name}`),
  }));
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
