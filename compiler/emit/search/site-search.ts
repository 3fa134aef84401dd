import type { SiteSearch } from '../../../corpus/schema/index.ts';
import type { Site } from '../../site/site.ts';
import { pick, unlessEmpty } from '../../values/objects.ts';

/** Returns the search settings for `site.json`; undefined if search is disabled. */
export function siteSearch({ config, own }: Pick<Site, 'config' | 'own'>): SiteSearch | undefined {
  if (!config.search) return undefined;
  const common = { path: own.find(({ kind }) => kind === 'search')?.path, reportUrl: config.search.reportUrl };
  const { algolia } = config.themeConfig;
  if (!algolia) return { kind: 'embedded', ...common, index: 'search' };
  return {
    kind: 'hosted',
    ...common,
    ...pick(algolia, 'appId', 'apiKey', 'indexName', 'contextualSearch'),
    searchParameters: unlessEmpty(algolia.searchParameters),
    ...pick(algolia, 'externalUrlRegex', 'replaceSearchResultPathname'),
  };
}
