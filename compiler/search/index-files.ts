import type { SearchIndexFile, SearchPostingsFile, SearchText, SearchTextsFile, SearchWordsFile } from '../corpus/index.ts';
import type { Pause } from '../pause.ts';
import { pageTerms } from './page-terms.ts';
import type { SearchedPage } from './search-texts.ts';
import { textsFileOf } from './texts-place.ts';

/** A file of an index: its path in the index's folder, and what it holds. */
export interface IndexFile {
  path: string;
  kind: 'search-index' | 'search-words' | 'search-postings' | 'search-texts';
  value: Body<SearchIndexFile> | Body<SearchWordsFile> | Body<SearchPostingsFile> | Body<SearchTextsFile>;
}

type Body<File> = Omit<File, '$schema' | 'format'>;

/** What a file holds at most, in characters of JSON: a reader's query fetches a handful of them. */
const mostWords = 60_000;
const mostPostings = 36_000;
/** A word that more pages have than this keeps those on which it weighs most. */
const mostPages = 4096;
/** More than a word weighs anywhere: a page's number and a weight on it are kept as one number, in half the room of two. */
const weights = 256;

/**
 * The index of one part of the site, in files of which a query needs a few, however large the site is: words to find
 * out what was meant, postings of those words, and the texts of the pages that are shown. Each is made as it is asked
 * for, the texts first, so that those of a few pages are in memory at once.
 *
 * @param pages in any order; each is asked for its text once
 * @param pause called after each page
 */
export async function* indexFiles(tag: string, pages: readonly SearchedPage[], pause: Pause): AsyncGenerator<IndexFile> {
  const groups = inTextsFiles(pages);
  const lists = new Map<string, number[]>();
  let number = 0;
  for (const [at, group] of groups.entries()) {
    const texts: SearchText[] = [];
    for (const page of group) {
      const text = await page.text();
      for (const [term, weight] of pageTerms(text)) {
        const list = lists.get(term);
        const posting = number * weights + weight;
        if (list) list.push(posting);
        else lists.set(term, [posting]);
      }
      texts.push(text);
      number += 1;
      await pause();
    }
    if (texts.length > 0) yield { path: `texts/${at}.json`, kind: 'search-texts', value: { pages: texts } };
  }
  const terms = [...lists.keys()].sort();
  const words = split(terms, mostWords, (term) => term.length + 6);
  const postings = split(terms, mostPostings, (term) => term.length + 8 + Math.min(lists.get(term)!.length, mostPages) * 5);
  const index: Body<SearchIndexFile> = {
    tag,
    pages: number,
    words: words.map(([first]) => first!),
    postings: postings.map(([first]) => first!),
    texts: groups.map(({ length }) => length),
  };
  yield { path: 'index.json', kind: 'search-index', value: index };
  for (const [at, part] of words.entries()) {
    yield { path: `words/${at}.json`, kind: 'search-words', value: { words: part, pages: part.map((term) => lists.get(term)!.length) } };
  }
  for (const [at, part] of postings.entries()) {
    const value = { postings: part.map((term): [string, number[]] => [term, distances(weightiest(lists.get(term)!))]) };
    yield { path: `postings/${at}.json`, kind: 'search-postings', value };
  }
}

/** Pages by the file that holds their texts, those of a file by their paths. */
function inTextsFiles(pages: readonly SearchedPage[]): SearchedPage[][] {
  const place = textsFileOf(pages.length);
  const groups: SearchedPage[][] = Array.from({ length: place.files }, () => []);
  for (const page of pages) groups[place.of(page.path)]!.push(page);
  for (const group of groups) group.sort((a, b) => (a.path < b.path ? -1 : 1));
  return groups;
}

function split(terms: readonly string[], most: number, sizeOf: (term: string) => number): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const term of terms) {
    const size = sizeOf(term);
    if (size > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)!.push(term);
    room -= size;
  }
  return parts;
}

function weightiest(list: readonly number[]): readonly number[] {
  if (list.length <= mostPages) return list;
  const kept = list.toSorted((a, b) => (b % weights) - (a % weights) || a - b).slice(0, mostPages);
  return kept.sort((a, b) => a - b);
}

// Numbers of one digit or two: they take a third of the room.
function distances(list: readonly number[]): number[] {
  let last = 0;
  const pairs: number[] = [];
  for (const posting of list) {
    const number = Math.floor(posting / weights);
    pairs.push(number - last, posting % weights);
    last = number;
  }
  return pairs;
}
