import type { SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

export type { Marked, SearchHit, SearchQuery, SearchResults } from '../../corpus/search-answer.ts';

/** What a search engine answers to: the index that lies in the corpus, or a service. */
export interface SearchProvider {
  /** Rejects where no answer can be had, and once the signal aborts. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** What was read of the site's own index is out of date. */
  forget?(): void;
}
