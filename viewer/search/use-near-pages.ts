import { useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { FacetChoice } from './facets.ts';
import { loadProvider } from './load-provider.ts';
import { nearestPages, questionsOf, type NearPage } from './near-addresses.ts';
import { useFacets } from './use-facets.ts';

const atMost = 5;
/** The number of hits whose addresses are compared with the broken address. */
const compared = 20;
const noChoice: FacetChoice = {};

/** @returns pages whose addresses are similar to a broken address; empty until the search has results */
export function useNearPages(search: SiteSearch, pathname: string): readonly NearPage[] {
  const { query: facets, place } = useFacets(search, noChoice, () => undefined);
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    setPages([]);
    const find = async () => {
      const provider = await loadProvider(place, search);
      for (const [index, text] of questionsOf(pathname, search.kind === 'hosted').entries()) {
        const query = { text, page: 0, hitsPerPage: compared, hitsPerDocument: 1, snippetWords: 1, facets };
        const { hits } = await provider.search(query, asking.signal);
        const near = nearestPages(hits, pathname, index > 0);
        if (near.length > 0) return setPages(near.slice(0, atMost));
      }
    };
    // Errors are ignored, because the reader did not start this search.
    find().catch(() => undefined);
    return () => asking.abort();
  }, [place, search, facets, pathname]);
  return pages;
}
