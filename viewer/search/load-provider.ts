import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

export type { Marked, SearchHit, SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

/** What a search engine answers to: the index that lies in the corpus, or a service. */
export interface SearchProvider {
  /** Rejects where no answer can be had, and once the signal aborts. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** What was read of the site's own index is out of date. */
  forget?(): void;
}

const providers = new WeakMap<SiteSearch, Promise<SearchProvider>>();

/** @returns the engine of a site, the same each time; one that could not be loaded is tried anew */
export function loadProvider(corpus: Corpus, search: SiteSearch): Promise<SearchProvider> {
  const known = providers.get(search);
  if (known) return known;
  const loading = load(corpus, search);
  providers.set(search, loading);
  loading.catch(() => providers.delete(search));
  return loading;
}

/** Tells the engine of a site, if it was loaded, that the index has changed. */
export async function forgetIndex(search: SiteSearch): Promise<void> {
  (await providers.get(search))?.forget?.();
}

async function load({ baseUrl, corpusUrl }: Corpus, search: SiteSearch): Promise<SearchProvider> {
  if (search.kind === 'hosted')
    return (await import('./hosted/hosted-provider.ts')).createHostedProvider(search, baseUrl);
  return (await import('./embedded/embedded-provider.ts')).createEmbeddedProvider(search, corpusUrl);
}

/** @returns the name under which what the reader did with this search is stored */
export function indexName(search: SiteSearch): string {
  return search.kind === 'hosted' ? search.indexName : 'embedded';
}
