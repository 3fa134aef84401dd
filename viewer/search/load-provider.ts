import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { SearchProvider } from '../../corpus/search-answer.ts';

/** The corpus that contains the index: the current corpus, or the corpus of another language. */
export type IndexPlace = Pick<Corpus, 'baseUrl' | 'corpusUrl'>;

/** The search engines of each site: URL of the corpus that contains the index → engine. */
const providers = new WeakMap<SiteSearch, Map<string, Promise<SearchProvider>>>();

/** @returns the search engine of a site. The engine is cached, unless it failed to load */
export function loadProvider(place: IndexPlace, search: SiteSearch): Promise<SearchProvider> {
  const ofSite = providers.get(search) ?? new Map<string, Promise<SearchProvider>>();
  providers.set(search, ofSite);
  const known = ofSite.get(place.corpusUrl);
  if (known) return known;
  const loading = load(place, search);
  ofSite.set(place.corpusUrl, loading);
  loading.catch(() => ofSite.delete(place.corpusUrl));
  return loading;
}

/** Makes the engine of a site discard its index, if the engine is loaded. Call it when the index has changed. */
export async function forgetIndex(search: SiteSearch): Promise<void> {
  for (const provider of providers.get(search)?.values() ?? []) (await provider).forget?.();
}

async function load({ baseUrl, corpusUrl }: IndexPlace, search: SiteSearch): Promise<SearchProvider> {
  if (search.kind === 'hosted')
    return (await import('./hosted/hosted-provider.ts')).createHostedProvider(search, baseUrl);
  return (await import('./embedded/embedded-provider.ts')).createEmbeddedProvider(search, corpusUrl);
}

/** @returns the name of the search index. The reader's search history is stored under this name */
export function indexName(search: SiteSearch): string {
  return search.kind === 'hosted' ? search.indexName : 'embedded';
}
