import { startTransition, useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { loadProvider, type IndexPlace, type SearchQuery, type SearchResults } from './load-provider.ts';

/** What came of a query. */
export interface Outcome {
  /** The query that these are the results of. */
  text: string;
  results?: SearchResults;
  error?: Error;
}

/**
 * Asks whenever the query is another one. An answer that comes after the next question is dropped; until the next one
 * is there the last one stays.
 *
 * @param query the same object as long as it is the same query; undefined to ask nothing
 * @param place where the index lies
 */
export function useResults(
  search: SiteSearch,
  query: SearchQuery | undefined,
  place: IndexPlace,
): { outcome?: Outcome; isAsking: boolean } {
  const [state, setState] = useState<{ query?: SearchQuery; outcome?: Outcome }>({});

  useEffect(() => {
    if (!query) return setState({});
    const request = new AbortController();
    // Drawing what was found gives way to the next key.
    const settle = (outcome: Omit<Outcome, 'text'>) =>
      startTransition(() => {
        if (!request.signal.aborted) setState({ query, outcome: { text: query.text, ...outcome } });
      });
    loadProvider(place, search)
      .then((provider) => provider.search(query, request.signal))
      .then(
        (results) => settle({ results }),
        (error: Error) => settle({ error }),
      );
    return () => request.abort();
  }, [place, search, query]);

  return {
    ...(state.outcome && query && { outcome: state.outcome }),
    isAsking: query !== undefined && state.query !== query,
  };
}
