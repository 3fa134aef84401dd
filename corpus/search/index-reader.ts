import type {
  SearchIndexFile,
  SearchPostingsFile,
  SearchText,
  SearchTextsFile,
  SearchWordsFile,
} from '../schema/index.ts';
import { languageOf, type Language } from './language/language.ts';

/**
 * Reads a file of an index. `path` is relative to the folder of the index.
 *
 * @returns undefined if the file does not exist
 */
export type ReadFile = (path: string, signal: AbortSignal) => Promise<unknown>;

type OriginalTexts = NonNullable<SearchIndexFile['original']>;

/** A word of the index, and the number of pages that contain it. */
export interface KnownWord {
  term: string;
  pages: number;
}

/** Reads the index of one part of the site. Files are cached. */
export interface IndexReader {
  /** The search tag of the part, by which queries select it. */
  tag: string;
  language: Language;
  /** The weight of the part's pages relative to other parts. */
  rank: number;
  pages: number;
  /** The numbers of the pages that are posts or changelog entries. */
  posts: ReadonlySet<number>;
  /**
   * Returns the words of the index that begin with `start`, sorted. Reads at most `mostFiles` files, and omits the
   * words of further files.
   */
  wordsLike(start: string, mostFiles: number, signal: AbortSignal): Promise<KnownWord[]>;
  /** Returns the pages that contain a word: page number → weight of the word on the page. */
  postingsOf(term: string, signal: AbortSignal): Promise<ReadonlyMap<number, number>>;
  textOf(page: number, signal: AbortSignal): Promise<SearchText | undefined>;
}

/**
 * The error for a missing index file, or an index file with another numbering. The site was probably published again
 * after the index was opened.
 */
export class MixedIndexError extends Error {
  override name = 'MixedIndexError';
}

/** @returns the reader of a part's index; undefined if the site has no such part */
export async function openIndex(
  folder: string,
  readFile: ReadFile,
  signal: AbortSignal,
): Promise<IndexReader | undefined> {
  const index = (await readFile(`${folder}/index.json`, signal)) as SearchIndexFile | undefined;
  if (!index) return undefined;
  const kept = new Map<string, Promise<unknown>>();
  const postings = new Map<string, ReadonlyMap<number, number>>();

  // Two queries can wait for the same file. If the first query is cancelled, the second query requests the file again.
  async function read<File>(path: string, signal: AbortSignal, parent = folder): Promise<File> {
    const reading = kept.get(path) ?? readFile(`${parent}/${path}`, signal);
    kept.set(path, reading);
    try {
      const file = await reading;
      // All files of an index are published together. So if a file is missing, the opened index is outdated, or the
      // network is unavailable.
      if (file === undefined) throw new MixedIndexError(`The search index lacks its file "${parent}/${path}".`);
      return file as File;
    } catch (error) {
      kept.delete(path);
      if (signal.aborted || !isAbort(error)) throw error;
      return read(path, signal, parent);
    }
  }

  function checkTime(path: string, isOfIndex: boolean): void {
    if (isOfIndex) return;
    kept.delete(path);
    throw new MixedIndexError(`The file "${folder}/${path}" belongs to another search index.`);
  }

  const { original } = index;
  const ownTexts = original && placesAfter(original.own);

  return {
    tag: index.tag,
    language: { ...languageOf(index.language), functionWords: new Set(index.functionWords) },
    rank: index.rank ?? 1,
    pages: index.pages,
    posts: placesAfter(index.posts ?? []),

    async wordsLike(start, mostFiles, signal) {
      if (index.pages === 0) return [];
      const from = lastNotAfter(index.words, start);
      const to = lastNotAfter(index.words, `${start}\uffff`);
      const numbers = Array.from({ length: Math.max(0, Math.min(to - from + 1, mostFiles)) }, (_, at) => from + at);
      const files = await Promise.all(numbers.map((number) => read<SearchWordsFile>(`words/${number}.json`, signal)));
      return files.flatMap((file) => {
        const first = firstNotBefore(file.words, start);
        const end = firstNotBefore(file.words, `${start}\uffff`);
        return file.words.slice(first, end).map((term, at) => ({ term, pages: file.pages[first + at]! }));
      });
    },

    async postingsOf(term, signal) {
      const known = postings.get(term);
      if (known) return known;
      const number = lastNotAfter(index.postings, term);
      const path = `postings/${number}.json`;
      const file = await read<SearchPostingsFile>(path, signal);
      checkTime(path, file.numbering === index.numbering);
      const list = file.postings.find(([word]) => word === term)?.[1] ?? [];
      const weights = new Map<number, number>();
      let page = 0;
      for (let at = 0; at < list.length; at += 2) {
        page += list[at]!;
        weights.set(page, list[at + 1]!);
      }
      postings.set(term, weights);
      return weights;
    },

    async textOf(page, signal) {
      let first = 0;
      for (const [number, count] of index.texts.entries()) {
        if (page < first + count) {
          const path = `texts/${number}.json`;
          const shared = ownTexts?.has(number) ? undefined : original;
          const { pages } = await read<SearchTextsFile>(path, signal, shared?.folder);
          checkTime(path, pages.length === count);
          const text = pages[page - first]!;
          return shared ? asHere(text, shared) : text;
        }
        first += count;
      }
      return undefined;
    },
  };
}

/**
 * @returns the text content from another language's index, with the path and the group that its page has in this index
 */
function asHere(text: SearchText, { baseUrl: [there, here], groups }: OriginalTexts): SearchText {
  const group = groups.find(([name]) => name === text.group)?.[1] ?? text.group;
  return { ...text, path: here + text.path.slice(there.length), group };
}

/**
 * Decodes a delta-encoded list.
 *
 * @param distances the first number, and then the difference from each number to the next
 */
function placesAfter(distances: readonly number[]): Set<number> {
  const places = new Set<number>();
  let place = 0;
  for (const distance of distances) places.add((place += distance));
  return places;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** @returns the index of the last string that is not greater than `text`; 0 if all are greater */
function lastNotAfter(sorted: readonly string[], text: string): number {
  const next = firstNotBefore(sorted, text);
  return sorted[next] === text ? next : Math.max(0, next - 1);
}

function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
