import { startTransition, useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { loadProvider, type IndexPlace, type SearchQuery, type SearchResults } from './load-provider.ts';

/** The outcome of a query. */
export interface Outcome {
  /** The query of the results. */
  text: string;
  results?: SearchResults;
  error?: Error;
}

/**
 * Runs the query whenever it changes. The last outcome stays until the next one arrives. Outdated answers are dropped.
 *
 * @param query the same object while the query is unchanged; undefined for no search
 * @param place the corpus of the index
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
    // In a transition, so that typing interrupts the rendering of results.
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
