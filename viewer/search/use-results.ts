import { startTransition, useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { SearchQuery, SearchResults } from '../../corpus/search-answer.ts';
import { loadProvider, type IndexPlace } from './load-provider.ts';

/** The outcome of a query: its result, or an error. */
export interface Outcome {
  /** The text of the query. */
  text: string;
  results?: SearchResults;
  error?: Error;
}

/**
 * Runs the query when it changes. Returns the last outcome until the next one arrives. Ignores an answer to an outdated
 * query.
 *
 * @param query the same object as long as the query is unchanged; undefined to search nothing
 * @param place the corpus that contains the index
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
    // The update is a transition, so that a key press can interrupt the rendering of results.
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
