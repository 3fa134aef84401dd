import type { SearchIndexFile, SearchPostingsFile, SearchText, SearchTextsFile, SearchWordsFile } from '../corpus/index.ts';
import type { PageTerms } from './page-terms.ts';
import { textsFileOf } from './texts-place.ts';

/** A file of an index: its path in the index's folder, and what it holds. */
export interface IndexFile {
  path: string;
  kind: 'search-index' | 'search-words' | 'search-postings' | 'search-texts';
  value: Body<SearchIndexFile> | Body<SearchWordsFile> | Body<SearchPostingsFile> | Body<SearchTextsFile>;
}

type Body<File> = Omit<File, '$schema' | 'format'>;

/** A page with its words. */
export interface IndexedPage {
  text: SearchText;
  /** Asked for once: those of all pages together would take much more room than the index. */
  terms(): PageTerms;
}

/** What a file holds at most, in characters of JSON: a reader's query fetches a handful of them. */
const mostWords = 60_000;
const mostPostings = 36_000;
/** A word that more pages have than this keeps those on which it weighs most. */
const mostPages = 4096;

/**
 * The index of one part of the site, in files of which a query needs a few, however large the site is: words to find
 * out what was meant, postings of those words, and the texts of the pages that are shown. Each is made as it is asked for.
 *
 * @param pages in any order
 */
export function* indexFiles(tag: string, pages: readonly IndexedPage[]): Generator<IndexFile> {
  const groups = inTextsFiles(pages);
  const numbered = groups.flat();
  const lists = new Map<string, number[]>();
  for (const [number, { terms }] of numbered.entries()) {
    for (const [term, weight] of terms()) {
      const list = lists.get(term);
      if (list) list.push(number, weight);
      else lists.set(term, [number, weight]);
    }
  }
  const terms = [...lists.keys()].sort();
  const words = split(terms, mostWords, (term) => term.length + 6);
  const postings = split(terms, mostPostings, (term) => term.length + 8 + Math.min(lists.get(term)!.length, 2 * mostPages) * 2.5);
  const index: Body<SearchIndexFile> = {
    tag,
    pages: numbered.length,
    words: words.map(([first]) => first!),
    postings: postings.map(([first]) => first!),
    texts: groups.map(({ length }) => length),
  };
  yield { path: 'index.json', kind: 'search-index', value: index };
  for (const [at, part] of words.entries()) {
    yield { path: `words/${at}.json`, kind: 'search-words', value: { words: part, pages: part.map((term) => lists.get(term)!.length / 2) } };
  }
  for (const [at, part] of postings.entries()) {
    const value = { postings: part.map((term): [string, number[]] => [term, distances(weightiest(lists.get(term)!))]) };
    yield { path: `postings/${at}.json`, kind: 'search-postings', value };
  }
  for (const [at, group] of groups.entries()) {
    if (group.length > 0) yield { path: `texts/${at}.json`, kind: 'search-texts', value: { pages: group.map(({ text }) => text) } };
  }
}

/** Pages by the file that holds their texts, those of a file by their paths. */
function inTextsFiles(pages: readonly IndexedPage[]): IndexedPage[][] {
  const place = textsFileOf(pages.length);
  const groups: IndexedPage[][] = Array.from({ length: place.files }, () => []);
  for (const page of pages) groups[place.of(page.text.path)]!.push(page);
  for (const group of groups) group.sort((a, b) => (a.text.path < b.text.path ? -1 : 1));
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

function weightiest(list: number[]): number[] {
  if (list.length <= 2 * mostPages) return list;
  const pairs = Array.from({ length: list.length / 2 }, (_, index) => [list[2 * index]!, list[2 * index + 1]!] as const);
  const kept = pairs.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostPages);
  return kept.sort((a, b) => a[0] - b[0]).flat();
}

// Numbers of one digit or two: they take a third of the room.
function distances(list: readonly number[]): number[] {
  let last = 0;
  return list.map((value, index) => {
    if (index % 2 === 1) return value;
    const distance = value - last;
    last = value;
    return distance;
  });
}
