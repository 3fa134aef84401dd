import { createHash } from 'node:crypto';
import type {
  SearchIndexFile,
  SearchPostingsFile,
  SearchText,
  SearchTextsFile,
  SearchWordsFile,
} from '../../corpus/schema/index.ts';
import { languageOf } from '../../corpus/search/language/language.ts';
import * as session from '../incremental/session.ts';
import { areSame } from '../values/equal.ts';
import type { Checkpoint } from '../incremental/cancellation.ts';
import { functionWordsIn } from './function-words.ts';
import { newPostings, pageOf, weightOf, withCompounds, type Postings } from './postings.ts';
import type { SearchedPage } from './search-texts.ts';
import { sharedTexts, type OriginalPart } from './shared-texts.ts';
import { textsFileOf } from './texts-place.ts';

/** A file of a search index. */
export interface IndexFile {
  /** Path in the folder of the index. */
  path: string;
  kind: 'search-index' | 'search-words' | 'search-postings' | 'search-texts';
  /** A symbol that is replaced if the file's content changes. */
  version: symbol;
  /** Creates the content of the index file. */
  make(): Promise<Body<SearchIndexFile> | Body<SearchWordsFile> | Body<SearchPostingsFile> | Body<SearchTextsFile>>;
}

type Body<File> = Omit<File, '$schema' | 'format'>;

/**
 * Maximum size of each kind of file, in characters of JSON. Browsers load only the few files that a query
 * needs.
 */
const mostWords = 60_000;
const mostPostings = 36_000;
/**
 * Maximum number of pages stored per word: the pages where the word has the highest weights.
 */
const mostPages = 4096;

/** The state that is reused in the next run. */
interface Indexed {
  /** Inputs that affect all files of the index, such as the language. If one differs, the whole index is rebuilt. */
  madeOf: readonly unknown[];
  /** Page path → the page's number, and the inputs of its text. */
  pages: ReadonlyMap<string, { number: number; inputs: readonly unknown[] }>;
  /** Word → pages that contain the word. Needs a few kilobytes per page. */
  postings: Postings;
  /** `postings` for queries: each word also lists pages with compound words that end with it, such as "Haustür" for
   * "Tür". */
  found: Postings;
  /** File → its version and its inputs. */
  versions: ReadonlyMap<string, { inputs: readonly unknown[]; version: symbol }>;
}

const nothing: Indexed = { madeOf: [], pages: new Map(), postings: new Map(), found: new Map(), versions: new Map() };

/** The properties of an index, besides its pages. */
export interface IndexedPart {
  /** Language of the pages (BCP 47). */
  language: string;
  /** Ranking factor of the pages relative to other search parts, such as older versions. Default: 1. */
  rank?: number;
  /** Prefix of the paths of the pages. Default: empty. */
  baseUrl?: string;
  /** The same pages in the default language. Absent for pages in the default language. */
  original?: OriginalPart | undefined;
}

/**
 * Builds the search index of one part of the site, such as a docs version. A query loads only a few files of the
 * index: word lists, postings, and the text of found pages.
 *
 * The text of pages is written first, so that only a few pages are in memory at a time. Unchanged pages are not read
 * again.
 *
 * @returns a function that returns the files. Its arguments:
 *  - the pages of the part, in any order
 *  - the properties of the index
 *  - further values that all files depend on, compared by identity
 *  - a checkpoint, which is called after each page that was read
 */
export function openIndex(tag: string) {
  const last = session.lastRun(nothing);
  return (
    pages: readonly SearchedPage[],
    part: IndexedPart,
    madeOf: readonly unknown[],
    checkpoint: Checkpoint,
  ): AsyncGenerator<IndexFile> => indexFiles({ tag, ...part }, pages, [...madeOf, part.language], last, checkpoint);
}

async function* indexFiles(
  { tag, language, rank, baseUrl = '', original }: IndexedPart & { tag: string },
  pages: readonly SearchedPage[],
  madeOf: readonly unknown[],
  last: { value: Indexed },
  checkpoint: Checkpoint,
): AsyncGenerator<IndexFile> {
  const groups = inTextsFiles(pages, baseUrl);
  const shared = original && sharedTexts(groups, inTextsFiles(original.pages, original.baseUrl), baseUrl, original);
  const held = areSame(last.value.madeOf, madeOf) ? last.value : nothing;
  const versions = new Map<string, { inputs: readonly unknown[]; version: symbol }>();
  const file = (
    kind: IndexFile['kind'],
    path: string,
    inputs: readonly unknown[],
    make: IndexFile['make'],
  ): IndexFile => {
    const before = held.versions.get(path);
    const own = before && areSame(before.inputs, inputs) ? before : { inputs, version: Symbol(path) };
    versions.set(path, own);
    return { path, kind, version: own.version, make };
  };
  const posts: number[] = [];
  const numbered = new Map<string, { number: number; inputs: readonly unknown[] }>();
  const { hasCompounds } = languageOf(language);
  const taken = newPostings(languageOf(language));
  let number = 0;
  for (const [at, group] of groups.entries()) {
    const read = new Map<SearchedPage, SearchText>();
    for (const page of group) {
      const { path, inputs } = page;
      const before = held.pages.get(path);
      if (before && areSame(before.inputs, inputs)) {
        taken.keep(number, before.number);
      } else {
        const text = await page.text();
        read.set(page, text);
        taken.add(number, text, page.above);
        await checkpoint();
      }
      numbered.set(path, { number, inputs });
      if (page.isPost) posts.push(number);
      number += 1;
    }
    const textsOf = async () => Promise.all(group.map((page) => read.get(page) ?? page.text()));
    const madeOfAll = group.flatMap(({ inputs }) => inputs);
    if (group.length > 0 && shared?.own.has(at) !== false)
      yield file('search-texts', `texts/${at}.json`, madeOfAll, async () => ({ pages: await textsOf() }));
  }
  const postings = taken.join(held.postings);
  const found = hasCompounds ? withCompounds(postings, held.found) : postings;

  const terms = [...found.keys()];
  const listOf = (term: string) => found.get(term)!;
  const words = split(terms, mostWords, (term) => term.length + 6);
  const lists = split(terms, mostPostings, (term) => term.length + 8 + Math.min(listOf(term).length, mostPages) * 5);
  const numbering = numberingOf(numbered.keys());
  const index = {
    tag,
    language,
    functionWords: functionWordsIn(languageOf(language).name),
    ...(rank !== undefined && rank !== 1 && { rank }),
    pages: number,
    numbering,
    ...(posts.length > 0 && { posts: posts.map((post, at) => post - (posts[at - 1] ?? 0)) }),
    words: words.map(([first]) => first!),
    postings: lists.map(([first]) => first!),
    texts: groups.map(({ length }) => length),
    ...(shared && { original: shared.originalTexts }),
  };
  yield { path: 'index.json', kind: 'search-index', version: Symbol('index.json'), make: async () => index };
  for (const [at, part] of words.entries()) {
    const listed = { words: part, pages: part.map((term) => listOf(term).length) };
    yield file('search-words', `words/${at}.json`, [...part, ...listed.pages], async () => listed);
  }
  for (const [at, part] of lists.entries()) {
    const make = async () => ({
      numbering,
      postings: part.map((term): [string, number[]] => [term, distances(weightiest(listOf(term)))]),
    });
    yield file('search-postings', `postings/${at}.json`, [numbering, ...part, ...part.map(listOf)], make);
  }
  last.value = { madeOf, pages: numbered, postings, found, versions };
}

/** Groups pages by the file that contains their text. Each group is sorted by path. */
function inTextsFiles(pages: readonly SearchedPage[], baseUrl: string): SearchedPage[][] {
  const place = textsFileOf(pages.length);
  const groups: SearchedPage[][] = Array.from({ length: place.files }, () => []);
  // The base URL is removed, so that a page is in the same file in all languages.
  for (const page of pages) groups[place.of(page.path.slice(baseUrl.length))]!.push(page);
  for (const group of groups) group.sort((a, b) => (a.path < b.path ? -1 : 1));
  return groups;
}

/**
 * Returns a hash that identifies a numbering of pages.
 *
 * @param paths paths of the pages, in the order of their numbers
 */
function numberingOf(paths: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`);
  return hash.digest('hex').slice(0, 8);
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
  const kept = list.toSorted((a, b) => weightOf(b) - weightOf(a) || a - b).slice(0, mostPages);
  return kept.sort((a, b) => a - b);
}

// Delta encoding: replaces each number with its difference from the previous number. Most differences have one or two
// digits, which makes the list two thirds smaller.
function distances(list: readonly number[]): number[] {
  let last = 0;
  const pairs: number[] = [];
  for (const posting of list) {
    const number = pageOf(posting);
    pairs.push(number - last, weightOf(posting));
    last = number;
  }
  return pairs;
}
