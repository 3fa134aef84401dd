import { useMemo, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import type { SearchHit, SearchQuery, SearchResults } from './load-provider.ts';
import { useResults } from './use-results.ts';

const hitsPerPage = 15;
// Each document once, as they are counted.
const hitsPerDocument = 1;
const snippetWords = 15;

interface AllResults {
  hits: readonly SearchHit[];
  /** Undefined until there is an answer. */
  total: number | undefined;
  error: Error | undefined;
  isAsking: boolean;
  hasMore: boolean;
  /** Asks for the page after the last one. */
  more: () => void;
}

/**
 * The results of a text, page by page.
 *
 * @param text nothing is asked where it is empty
 * @param tags the same array as long as they are the same
 */
export function useAllResults(search: SiteSearch, text: string, tags: readonly string[]): AllResults {
  const { locale } = useSite();
  const question = useMemo(() => ({ text, tags }), [text, tags]);
  const [asked, setAsked] = useState({ question, page: 0, before: [] as readonly SearchHit[] });
  const { page, before } = asked.question === question ? asked : { page: 0, before: [] };
  const query = useMemo<SearchQuery | undefined>(
    () =>
      text === ''
        ? undefined
        : { text, page, hitsPerPage, hitsPerDocument, snippetWords, facets: { language: locale, tags } },
    [text, tags, locale, page],
  );
  const { outcome, isAsking } = useResults(search, query);

  const results: SearchResults | undefined = outcome?.results;
  const hits = isAsking ? (page > 0 ? before : (results?.hits ?? [])) : [...before, ...(results?.hits ?? [])];
  return {
    hits,
    total: results?.total,
    error: outcome?.error,
    isAsking,
    hasMore: results !== undefined && page + 1 < results.pages,
    more: () => setAsked({ question, page: page + 1, before: hits }),
  };
}
