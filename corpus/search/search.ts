import type { SearchHit, SearchQuery, SearchResults } from '../search-answer.ts';
import { finderOf } from './find-in-text.ts';
import { openIndex, type IndexReader, type ReadFile } from './index-reader.ts';
import { pageHits, type PageHits } from './page-hits.ts';
import { understand } from './query.ts';
import { rankPages, type RankedPage } from './rank-pages.ts';

/** Answers searches from an index. */
export interface SearchEngine {
  /** @throws what reading the index threw, and once the signal aborts */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
}

/** @param readFile reads the index: paths are relative to its folder */
export function openEngine(readFile: ReadFile): SearchEngine {
  const opened = new Map<string, IndexReader | undefined>();

  async function indexesOf({ language, tags }: SearchQuery['facets'], signal: AbortSignal): Promise<IndexReader[]> {
    const folders = [...new Set(tags)].map((tag) => `${language}/${tag}`);
    await Promise.all(
      folders
        .filter((folder) => !opened.has(folder))
        .map(async (folder) => opened.set(folder, await openIndex(folder, readFile, signal))),
    );
    const indexes = folders.flatMap((folder) => opened.get(folder) ?? []);
    if (indexes.length > 0) return indexes;
    opened.clear();
    throw new Error('There is no search index.');
  }

  return {
    async search({ text, page, hitsPerPage, hitsPerDocument, snippetWords, facets }, signal) {
      const indexes = await indexesOf(facets, signal);
      const wanted = await understand(text, indexes, facets.language, signal);
      signal.throwIfAborted();
      const ranked = await rankPages(wanted, indexes, signal);
      // Half of the hits are documents where there is to be room for their sections.
      const perPage = Math.ceil(hitsPerPage / Math.min(2, hitsPerDocument));
      const shown = ranked.slice(page * perPage, (page + 1) * perPage);
      const texts = await Promise.all(shown.map(({ index, page: number }) => index.textOf(number, signal)));
      signal.throwIfAborted();
      const finder = finderOf(wanted);
      const found = shown.flatMap(({ score }: RankedPage, at) => {
        const text = texts[at];
        if (!text) return [];
        const { factor, hits } = pageHits(text, finder, snippetWords);
        return [{ score: score * factor, hits }];
      });
      found.sort((a, b) => b.score - a.score);
      return {
        hits: fairShare(found, hitsPerPage, hitsPerDocument),
        total: ranked.length,
        pages: Math.ceil(ranked.length / perPage),
      };
    },
  };
}

/** The best hit of each page, and of the others as many as there is room for. */
function fairShare(pages: readonly { hits: PageHits['hits'] }[], room: number, mostHits: number): SearchHit[] {
  const shares = pages.map(() => 1);
  let left = room - pages.length;
  for (let share = 2; share <= mostHits && left > 0; share += 1) {
    for (const [at, { hits }] of pages.entries()) {
      if (left === 0 || hits.length < share) continue;
      shares[at] = share;
      left -= 1;
    }
  }
  return pages.flatMap(({ hits }, at) => hits.slice(0, shares[at]).map(({ hit }) => hit));
}
