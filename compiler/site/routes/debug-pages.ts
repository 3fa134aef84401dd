import type { Config } from '../../config/config.ts';
import type { DebugView } from '../../../corpus/schema/index.ts';
import { joinPath, withTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { DebugSource, SiteRoute } from '../site.ts';

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

/** @returns the pages that show the site from inside, when the config wants them */
export function debugPages({ debug, baseUrl, trailingSlash }: Config): DebugSource[] {
  if (!debug) return [];
  return views.map(([view, name, title]) => ({
    view,
    title,
    path: withTrailingSlash(joinPath(baseUrl, '__docusaurus/debug', name), trailingSlash, baseUrl),
  }));
}

export function debugRoute({ path, title }: DebugSource): SiteRoute {
  return { path, kind: 'debug', title };
}
