import type { SearchCount, SearchHit, SearchPart, SearchQuery, SearchResults } from '../search-answer.ts';
import { finderOf } from './find-in-text.ts';
import { MixedIndexError, openIndex, type IndexReader, type ReadFile } from './index-reader.ts';
import type { Language } from './language/language.ts';
import type { LoadStem, Stem } from './language/stem.ts';
import { pageHits, type PageHits } from './page-hits.ts';
import { understand, wordItself } from './query.ts';
import { rankPages, type RankedPage } from './rank-pages.ts';

/** Answers queries from an index. */
export interface SearchEngine {
  /** @throws the errors of `readFile`; the signal's reason if the signal aborts */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
}

/**
 * @param readFile reads a file of the index. Its path is relative to the folder of the index
 * @param loadStem is called when an index of a language is first searched. If it fails, this query finds only exact
 * words, and the next query calls it again
 */
export function openEngine(readFile: ReadFile, loadStem: LoadStem): SearchEngine {
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

  const stems = new Map<string, Promise<Stem | undefined>>();
  async function stemOf({ name }: Language): Promise<Stem> {
    const loading = stems.get(name) ?? loadStem(name);
    stems.set(name, loading);
    const stem = await loading.catch(() => void stems.delete(name));
    return stem ?? ((term) => term);
  }

  async function answer(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
    const { text, page, hitsPerPage, hitsPerDocument, snippetWords, facets } = query;
    const indexes = await indexesOf(facets, signal);
    // All searched indexes have the same language.
    const { language } = indexes[0]!;
    const requested = await understand(text, indexes, language, await stemOf(language), signal);
    signal.throwIfAborted();
    const everywhere = await rankPages(requested, indexes, signal);
    const ranked = facets.within ? everywhere.filter(isWithin(facets.within)) : everywhere;
    // If a page can have several hits, show at most half as many pages as hits. The other hits are sections of these
    // pages.
    const perPage = Math.ceil(hitsPerPage / Math.min(2, hitsPerDocument));
    const shown = ranked.slice(page * perPage, (page + 1) * perPage);
    const texts = await Promise.all(shown.map(({ index, page: number }) => index.textOf(number, signal)));
    signal.throwIfAborted();
    const finder = finderOf(requested, language);
    const names = finderOf(requested.map(wordItself), language);
    const found = shown.flatMap(({ score }: RankedPage, at) => {
      const text = texts[at];
      if (!text) return [];
      const { factor, hits } = pageHits(text, { finder, names }, language, snippetWords);
      return [{ score: score * factor, hits }];
    });
    found.sort((a, b) => b.score - a.score);
    return {
      hits: fairShare(found, hitsPerPage, hitsPerDocument),
      total: ranked.length,
      pages: Math.ceil(ranked.length / perPage),
      counts: countsOf(everywhere),
    };
  }

  return {
    async search(query, signal) {
      try {
        return await answer(query, signal);
      } catch (error) {
        if (!(error instanceof MixedIndexError)) throw error;
        opened.clear();
        return answer(query, signal);
      }
    },
  };
}

function isWithin({ tag, kind }: SearchPart) {
  return ({ index, page }: RankedPage) =>
    index.tag === tag && (kind === undefined || (kind === 'post') === index.posts.has(page));
}

function countsOf(pages: readonly RankedPage[]): SearchCount[] {
  const counts = new Map<string, SearchCount>();
  for (const { index, page } of pages) {
    const known = counts.get(index.tag) ?? { tag: index.tag, count: 0, posts: 0 };
    known.count += 1;
    known.posts += Number(index.posts.has(page));
    counts.set(index.tag, known);
  }
  return [...counts.values()];
}

/** Returns the best hit of each page, then the second-best hit of each page. Continues up to the maximum. */
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
  return pages.flatMap(({ hits }, at) => hits.slice(0, shares[at]).map(({ hit }) => hit()));
}
