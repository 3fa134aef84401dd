import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

export type { Marked, SearchCount, SearchHit, SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

/** A search engine: the index of the corpus, or a service. */
export interface SearchProvider {
  /** Rejects if the search fails, and once the signal aborts. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** Discards cached parts of the site's index, because they are out of date. */
  forget?(): void;
}

/** The corpus of an index: of the page's language, or of another one. */
export type IndexPlace = Pick<Corpus, 'baseUrl' | 'corpusUrl'>;

/** The engines of each site, by the corpus of the index. */
const providers = new WeakMap<SiteSearch, Map<string, Promise<SearchProvider>>>();

/** @returns the cached engine of a site. An engine that failed to load is loaded again */
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

/** Notifies the engine of a site, if it is loaded, that the index has changed. */
export async function forgetIndex(search: SiteSearch): Promise<void> {
  for (const provider of providers.get(search)?.values() ?? []) (await provider).forget?.();
}

async function load({ baseUrl, corpusUrl }: IndexPlace, search: SiteSearch): Promise<SearchProvider> {
  if (search.kind === 'hosted')
    return (await import('./hosted/hosted-provider.ts')).createHostedProvider(search, baseUrl);
  return (await import('./embedded/embedded-provider.ts')).createEmbeddedProvider(search, corpusUrl);
}

/** @returns the name under which the history of this search is stored */
export function indexName(search: SiteSearch): string {
  return search.kind === 'hosted' ? search.indexName : 'embedded';
}
