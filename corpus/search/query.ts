import type { IndexReader } from './index-reader.ts';
import { likeWords, nounsFrom, ofOneSlip, slips, type LikeWord } from './likeness.ts';
import { splitsOf } from './language/compounds.ts';
import { isFunctionWord, nounStartOf, type Language } from './language/language.ts';
import type { Stem } from './language/stem.ts';
import { startsDense, wordsOf, type Word } from './words.ts';

/** A word of the query, with the matching words in each part of the index. */
export interface Wanted {
  term: string;
  /** By index: every word has an entry for each index. */
  like: LikeWord[][];
  /** The weight of the word: rare words count more than frequent ones. */
  importance: number;
  /** The parts of the word. All parts together match like the word. */
  parts: Wanted[];
}

/** The maximum number of words in a query. */
const mostWords = 12;
/** The maximum number of files to read for one word. */
const mostFiles = 3;
/** A word on at most this many pages can be a typing error. Short words can't: they have many neighbours. */
const mostOfSlip = 3;
const leastOfSlip = 6;
/** Words without blanks in phonetic scripts, which can have typing errors: words in other scripts have no near ones. */
const isSpelled = /^[\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u;
/** Factor for the importance of function words. */
const ofFunctionWord = 0.05;
/** The number of letters of the start by which the parts of a compound are looked up. */
const leastBeginning = 4;
/**
 * The exponent of a word's rarity. For text without blanks it is lower, because dictionaries segment the same word
 * differently from one sentence to the next.
 */
const ofRarity = 0.7;
const ofRarityDense = 0.4;
/** How many times more frequent the intended word must be. */
const timesMore = 3;

/** Finds the words of the indexes that match the words of a query. */
export async function understand(
  text: string,
  indexes: readonly IndexReader[],
  language: Language,
  stem: Stem,
  signal: AbortSignal,
): Promise<Wanted[]> {
  // A query is a line that a reader types. Longer queries are cut, not rejected.
  const words = wordsOf(text.slice(0, 512), language);
  const different = words
    .filter((word, at) => words.findLastIndex((other) => sameWord(word, other)) === at)
    .slice(-mostWords);
  const total = indexes.reduce((sum, { pages }) => sum + pages, 0);

  const want = async (word: Word, isLast: boolean): Promise<Wanted> => {
    const { term, weight = 1, isJoint = false } = word;
    const parts = language.hasCompounds ? await partsOf(word, indexes, stem, signal) : word.parts;
    const [like, wantedParts] = await Promise.all([
      term === ''
        ? indexes.map(() => [])
        : findLike(
            term,
            isLast,
            indexes,
            language,
            stem,
            signal,
            // A number that differs is not a typing error.
            !/^\d/.test(term) && ((parts.length === 0 && !isJoint) || isSpelled.test(term)),
          ),
      Promise.all(parts.map((part, at) => want(part, isLast && at === parts.length - 1))),
    ]);
    return {
      term,
      like,
      importance: isJoint && !like.some(isKnown) ? 0 : weight * importanceOf(like, total, startsDense.test(term)),
      parts: (like.some(isKnown) ? wantedParts.map(literally) : wantedParts).map(withLightEnding),
    };
  };
  /** Lowers the weight of a pair that is only an ending, as in `変え|える`: it is in many words. */
  const withLightEnding = (part: Wanted) =>
    language.segment && isFunctionWord(part.term, language) ? lighter(part) : part;
  const found = await Promise.all(different.map((word, at) => want(word, at === different.length - 1)));
  const isAboutNothing = (word: Word): boolean =>
    isFunctionWord(word.term, language) || (word.parts.length > 0 && word.parts.every(isAboutNothing));
  const says = different.map((word) => !isAboutNothing(word));
  return says.some(Boolean) ? found.map((word, at) => (says[at] ? word : lighter(word))) : found;
}

/** Lowers the importance of a word that other words of the query outweigh. */
function lighter(word: Wanted): Wanted {
  return { ...word, importance: word.importance * ofFunctionWord, parts: word.parts.map(lighter) };
}

/** @returns the parts of a word. A compound that no page has is split, if pages have its parts */
async function partsOf(
  { term, parts }: Word,
  indexes: readonly IndexReader[],
  stem: Stem,
  signal: AbortSignal,
): Promise<readonly Word[]> {
  if (parts.length > 0) return parts;
  const wordsLike = async (start: string) =>
    (await Promise.all(indexes.map((index) => index.wordsLike(start, mostFiles, signal)))).flat();
  const heads = (await wordsLike(term.slice(0, leastBeginning))).map((word) => word.term);
  const splits = splitsOf(term, heads);
  if (splits.length === 0 || heads.some((head) => head === term || stem(head) === stem(term))) return parts;
  for (const [head, tail] of splits) {
    const own = stem(tail);
    const near = await wordsLike(own.slice(0, Math.max(leastBeginning, Math.ceil(tail.length * 0.6))));
    if (near.some((word) => stem(word.term) === own)) return [head, tail].map((part) => ({ term: part, parts: [] }));
  }
  return parts;
}

/** Whether the index has the word itself. */
function isKnown(like: readonly LikeWord[]): boolean {
  return like.some(({ likeness }) => likeness === 1);
}

/** A reader who searches for the existing `getPathList` does not look for pages about lists of pathnames. */
function literally(word: Wanted): Wanted {
  return {
    ...word,
    like: word.like.map((like) => like.filter(({ likeness }) => likeness === 1)),
    parts: word.parts.map(literally),
  };
}

/** @returns only the exact word if some page contains it; otherwise also its parts and longer words */
export function wordItself(word: Wanted): Wanted {
  if (!word.like.some(isKnown)) return word;
  return { ...word, like: word.like.map((like) => like.filter(({ isLonger = false }) => !isLonger)), parts: [] };
}

function sameWord(a: Word, b: Word): boolean {
  return a.term === b.term;
}

async function findLike(
  term: string,
  isLast: boolean,
  indexes: readonly IndexReader[],
  language: Language,
  stem: Stem,
  signal: AbortSignal,
  maySlip: boolean,
): Promise<LikeWord[][]> {
  const common = Math.min(Math.ceil(term.length * 0.6), stem(term).length);
  const start = term.slice(0, Math.max(Math.min(2, term.length), common));
  const known = await Promise.all(indexes.map((index) => index.wordsLike(start, mostFiles, signal)));
  const own = known.map((words) => likeWords(term, words, isLast, stem, language.hasCompounds));
  const noun = nounStartOf(term, language);
  const like =
    noun === undefined
      ? own
      : await Promise.all(
          indexes.map(async (index, at) => [
            ...own[at]!,
            ...nounsFrom(noun, await index.wordsLike(noun, mostFiles, signal)),
          ]),
        );
  const pages = Math.max(0, ...like.flat().map((word) => word.pages));
  if (!maySlip || pages > mostOfSlip || (pages > 0 && term.length < leastOfSlip)) return like;
  for (const letters of [2, 1]) {
    const near = await Promise.all(indexes.map((index) => index.wordsLike(term.slice(0, letters), mostFiles, signal)));
    const meant = near.map((words) => slips(term, words, isLast));
    if (pages > 0) return like.map((words, at) => withUsual(words, meant[at]!, pages));
    if (meant.some((words) => words.length > 0)) return nearest(meant);
  }
  return like;
}

/** Adds similar words that are on many more pages, because a page can contain the same typing error. */
function withUsual(words: LikeWord[], meant: readonly LikeWord[], pages: number): LikeWord[] {
  const usual = meant.filter(
    (word) =>
      word.likeness === ofOneSlip && word.pages >= timesMore * pages && !words.some(({ term }) => term === word.term),
  );
  return [...words, ...usual];
}

/** Keeps the nearest words of all parts of the index, because the reader meant one of them. */
function nearest(meant: LikeWord[][]): LikeWord[][] {
  const best = Math.max(...meant.flat().map(({ likeness }) => likeness));
  return meant.map((words) => words.filter(({ likeness }) => likeness === best));
}

/**
 * The inverse document frequency of BM25, for the word and its forms. It is damped. Otherwise a word that one page has
 * by chance outweighs two words that are the topic of another page.
 */
function importanceOf(like: readonly LikeWord[][], total: number, isDense: boolean): number {
  const count = (least: number) =>
    like.reduce(
      (sum, words) => sum + Math.max(0, ...words.filter(({ likeness }) => likeness >= least).map(({ pages }) => pages)),
      0,
    );
  const pages = Math.min(total, count(1) || count(0));
  return Math.log(1 + (total - pages + 0.5) / (pages + 0.5)) ** (isDense ? ofRarityDense : ofRarity);
}
