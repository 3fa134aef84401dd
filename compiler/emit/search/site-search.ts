import type { SiteSearch } from '../../../corpus/schema/index.ts';
import type { Site } from '../../site/site.ts';

/** What `site.json` says of searching the site; nothing when it isn't searched. */
export function siteSearch({ config, own }: Pick<Site, 'config' | 'own'>): SiteSearch | undefined {
  if (!config.search) return undefined;
  const common = { path: own.find(({ kind }) => kind === 'search')?.path, reportUrl: config.search.reportUrl };
  const { algolia } = config.themeConfig;
  if (!algolia) return { kind: 'embedded', ...common, index: 'search' };
  const {
    appId,
    apiKey,
    indexName,
    contextualSearch,
    searchParameters,
    externalUrlRegex,
    replaceSearchResultPathname,
  } = algolia;
  return {
    kind: 'hosted',
    ...common,
    appId,
    apiKey,
    indexName,
    contextualSearch,
    searchParameters: Object.keys(searchParameters).length === 0 ? undefined : searchParameters,
    externalUrlRegex,
    replaceSearchResultPathname,
  };
}
