import { useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { loadProvider, type IndexPlace, type SearchQuery } from './load-provider.ts';
import { beginnings, foundWords } from './nearest-words.ts';
import { otherVersions, type OtherVersion } from './search-scopes.ts';

/** What a search could have found. */
export interface OtherAnswers {
  /** Words that are there, and like those that were asked for. */
  words: readonly string[];
  /** Versions that have what was asked for, and how often. */
  versions: readonly (OtherVersion & { count: number })[];
}

const none: OtherAnswers = { words: [], versions: [] };

/**
 * Looks further where a query has found nothing. A hosted service, which counts what it is asked, is not asked again.
 *
 * @param query the one without an answer; undefined where there is one
 * @param place where the index lies
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

    const lookFurther = async () => {
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
    // What fails here was a courtesy.
    lookFurther().catch(() => undefined);
    return () => asking.abort();
  }, [place, search, site, query]);
  return answers;
}
