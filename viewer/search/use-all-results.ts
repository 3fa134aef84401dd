import { useMemo, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { SearchCount, SearchHit, SearchQuery, SearchResults } from '../../corpus/search-answer.ts';
import type { Facets } from './use-facets.ts';
import { useResults } from './use-results.ts';

const hitsPerPage = 15;
// One hit per document, because the total counts documents.
const hitsPerDocument = 1;
const snippetWords = 15;

interface AllResults {
  hits: readonly SearchHit[];
  /** The total number of results. Undefined before the first answer. */
  total: number | undefined;
  counts: readonly SearchCount[] | undefined;
  /** The query if it has no results; otherwise undefined. */
  inVain: SearchQuery | undefined;
  error: Error | undefined;
  isAsking: boolean;
  hasMore: boolean;
  /** Requests more results. */
  more: () => void;
}

/**
 * Returns the results of a query, and a function that loads the next page of results.
 *
 * @param text if empty, nothing is searched
 */
export function useAllResults(search: SiteSearch, text: string, { query: facets, place }: Facets): AllResults {
  const question = useMemo(() => ({ text, facets }), [text, facets]);
  const [requested, setRequested] = useState({ question, page: 0, before: [] as readonly SearchHit[] });
  const { page, before } = requested.question === question ? requested : { page: 0, before: [] };
  const query = useMemo<SearchQuery | undefined>(
    () => (text === '' ? undefined : { text, page, hitsPerPage, hitsPerDocument, snippetWords, facets }),
    [text, facets, page],
  );
  const { outcome, isAsking } = useResults(search, query, place);

  const results: SearchResults | undefined = outcome?.results;
  const hits = isAsking ? (page > 0 ? before : (results?.hits ?? [])) : [...before, ...(results?.hits ?? [])];
  return {
    hits,
    total: results?.total,
    counts: results?.counts,
    inVain: !isAsking && results?.total === 0 ? query : undefined,
    error: outcome?.error,
    isAsking,
    hasMore: results !== undefined && page + 1 < results.pages,
    more: () => setRequested({ question, page: page + 1, before: hits }),
  };
}
