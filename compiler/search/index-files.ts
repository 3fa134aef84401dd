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

/** A file of an index. */
export interface IndexFile {
  /** In the index's folder. */
  path: string;
  kind: 'search-index' | 'search-words' | 'search-postings' | 'search-texts';
  /** Stays as long as the file would be the same. */
  version: symbol;
  /** @returns what it holds */
  make(): Promise<Body<SearchIndexFile> | Body<SearchWordsFile> | Body<SearchPostingsFile> | Body<SearchTextsFile>>;
}

type Body<File> = Omit<File, '$schema' | 'format'>;

/** What a file holds at most, in characters of JSON: a reader's query fetches a handful of them. */
const mostWords = 60_000;
const mostPostings = 36_000;
/** A word that more pages have than this keeps those on which it weighs most. */
const mostPages = 4096;

/** What was indexed last. */
interface Indexed {
  /** What all files are made of, beside their pages. */
  madeOf: readonly unknown[];
  /** Each page by its path, with its number and what it was made of. */
  pages: ReadonlyMap<string, { number: number; inputs: readonly unknown[] }>;
  /** Some kilobytes for each page. */
  postings: Postings;
  /** The same as readers find them: by the ends of compounds, too. */
  found: Postings;
  /** The version of each file, and what it was made of. */
  versions: ReadonlyMap<string, { inputs: readonly unknown[]; version: symbol }>;
}

const nothing: Indexed = { madeOf: [], pages: new Map(), postings: new Map(), found: new Map(), versions: new Map() };

/** What an index says of itself. */
export interface IndexedPart {
  /** Of its pages, as BCP 47 has it. */
  language: string;
  /** What its pages count beside those of other parts; 1 unless given. */
  rank?: number;
  /** What their paths begin with; nothing unless given. */
  baseUrl?: string;
  /** The part in the language that is shown where there is no translation, if this is another one. */
  original?: OriginalPart | undefined;
}

/**
 * The index of one part of the site, in files of which a query needs a few, however large the site is: words to find
 * out what was meant, postings of those words, and the texts of the pages that are shown. The texts come first, so that
 * those of a few pages are in memory at once. Only pages that are made of something else than the last time are read
 * again.
 *
 * @returns makes the files of
 *   - the pages of that part, which come in any order
 *   - what the index says of them: their language, and what they count
 *   - what else each file is made of, compared by identity
 *   - what is called after each page that is read
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
    ...(shared && { original: shared.told }),
  };
  yield { path: 'index.json', kind: 'search-index', version: Symbol('index.json'), make: async () => index };
  for (const [at, part] of words.entries()) {
    const told = { words: part, pages: part.map((term) => listOf(term).length) };
    yield file('search-words', `words/${at}.json`, [...part, ...told.pages], async () => told);
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

/** Pages by the file that holds their texts, those of a file by their paths. */
function inTextsFiles(pages: readonly SearchedPage[], baseUrl: string): SearchedPage[][] {
  const place = textsFileOf(pages.length);
  const groups: SearchedPage[][] = Array.from({ length: place.files }, () => []);
  // Not by the whole path: a page has the same file in every language.
  for (const page of pages) groups[place.of(page.path.slice(baseUrl.length))]!.push(page);
  for (const group of groups) group.sort((a, b) => (a.path < b.path ? -1 : 1));
  return groups;
}

/** @param paths of the pages, in the order of their numbers */
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

// Numbers of one digit or two: they take a third of the room.
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
