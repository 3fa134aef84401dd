import { useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import type { SearchQuery } from '../../corpus/search-answer.ts';
import { loadProvider, type IndexPlace } from './load-provider.ts';
import { beginnings, foundWords } from './nearest-words.ts';
import { otherVersions, type OtherVersion } from './search-scopes.ts';

/** Suggestions for a search without results. */
export interface OtherAnswers {
  /** Words in the index that are similar to words of the query. */
  words: readonly string[];
  /** Other docs versions in which the query has results, each with the number of results. */
  versions: readonly (OtherVersion & { count: number })[];
}

const none: OtherAnswers = { words: [], versions: [] };

/**
 * Searches for suggestions if a query has no results. Never runs on hosted services, because they count requests.
 *
 * @param query the query; undefined if it has results
 * @param place the corpus that contains the index
 */
export function useOtherAnswers(search: SiteSearch, query: SearchQuery | undefined, place: IndexPlace): OtherAnswers {
  const site = useSite();
  const [answers, setAnswers] = useState(none);
  useEffect(() => {
    setAnswers(none);
    if (!query || search.kind === 'hosted') return;
    const asking = new AbortController();
    const ask = async (changes: Partial<SearchQuery>) =>
      (await loadProvider(place, search)).search({ ...query, ...changes }, asking.signal);

    const searchFurther = async () => {
      for (const text of beginnings(query.text)) {
        const words = foundWords(await ask({ text }), query.text);
        if (words.length === 0) continue;
        setAnswers((before) => ({ ...before, words }));
        break;
      }
      for (const version of otherVersions(site, query.facets.tags)) {
        const { total } = await ask({ facets: { language: query.facets.language, tags: [version.tag] } });
        if (total > 0)
          setAnswers((before) => ({ ...before, versions: [...before.versions, { ...version, count: total }] }));
      }
    };
    // Errors are ignored, because the suggestions are optional.
    searchFurther().catch(() => undefined);
    return () => asking.abort();
  }, [place, search, site, query]);
  return answers;
}
