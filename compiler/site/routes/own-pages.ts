import { servedPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { DebugView } from '../../../corpus/schema/index.ts';
import type { Config } from '../../config/config.ts';
import { listTitles } from '../list-titles.ts';

/** A page that the site has of itself: no content stands for it. */
export type OwnPage = DebugSource | SearchSource;

/** A page that shows the site from inside. */
export interface DebugSource {
  kind: 'debug';
  view: DebugView;
  path: string;
  title: string;
}

/** The page of all results of a search. */
export interface SearchSource {
  kind: 'search';
  path: string;
  title: string;
}

/** @param paths of the pages of the content */
export function ownPages(input: Parameters<typeof listTitles>[0], paths: readonly string[]): OwnPage[] {
  const { config } = input;
  return [...debugPages(config), ...searchPages(config, listTitles(input).search, paths)];
}

/** The views by the last part of their address, which is Docusaurus's, in the order in which they are shown. */
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

/** A page of the site's content at the path of the search page takes its place. */
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
