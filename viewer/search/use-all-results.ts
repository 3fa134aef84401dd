import { useMemo, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { SearchCount, SearchHit, SearchQuery, SearchResults } from './load-provider.ts';
import type { Facets } from './use-facets.ts';
import { useResults } from './use-results.ts';

const hitsPerPage = 15;
// Each document once, as they are counted.
const hitsPerDocument = 1;
const snippetWords = 15;

interface AllResults {
  hits: readonly SearchHit[];
  /** Undefined until there is an answer. */
  total: number | undefined;
  counts: readonly SearchCount[] | undefined;
  /** The query without results, if any. */
  inVain: SearchQuery | undefined;
  error: Error | undefined;
  isAsking: boolean;
  hasMore: boolean;
  /** Requests the next page of results. */
  more: () => void;
}

/**
 * Returns the results of a query, page by page.
 *
 * @param text no search runs if it is empty
 */
export function useAllResults(search: SiteSearch, text: string, { query: facets, place }: Facets): AllResults {
  const question = useMemo(() => ({ text, facets }), [text, facets]);
  const [asked, setAsked] = useState({ question, page: 0, before: [] as readonly SearchHit[] });
  const { page, before } = asked.question === question ? asked : { page: 0, before: [] };
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
    more: () => setAsked({ question, page: page + 1, before: hits }),
  };
}
