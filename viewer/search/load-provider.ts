import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

export type { Marked, SearchCount, SearchHit, SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

/** What a search engine answers to: the index that lies in the corpus, or a service. */
export interface SearchProvider {
  /** Rejects where no answer can be had, and once the signal aborts. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** What was read of the site's own index is out of date. */
  forget?(): void;
}

/** Where an index lies: in the corpus of the page's language, or of another one. */
export type IndexPlace = Pick<Corpus, 'baseUrl' | 'corpusUrl'>;

/** Of each site, by the corpus in which the index lies. */
const providers = new WeakMap<SiteSearch, Map<string, Promise<SearchProvider>>>();

/** @returns the engine of a site, the same each time; one that could not be loaded is tried anew */
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

/** Tells the engine of a site, if it was loaded, that the index has changed. */
export async function forgetIndex(search: SiteSearch): Promise<void> {
  for (const provider of providers.get(search)?.values() ?? []) (await provider).forget?.();
}

async function load({ baseUrl, corpusUrl }: IndexPlace, search: SiteSearch): Promise<SearchProvider> {
  if (search.kind === 'hosted')
    return (await import('./hosted/hosted-provider.ts')).createHostedProvider(search, baseUrl);
  return (await import('./embedded/embedded-provider.ts')).createEmbeddedProvider(search, corpusUrl);
}

/** @returns the name under which what the reader did with this search is stored */
export function indexName(search: SiteSearch): string {
  return search.kind === 'hosted' ? search.indexName : 'embedded';
}
