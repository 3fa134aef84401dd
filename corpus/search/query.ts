import type { IndexReader } from './index-reader.ts';
import { likeWords, nounsFrom, ofOneSlip, slips, type LikeWord } from './likeness.ts';
import { splitsOf } from './language/compounds.ts';
import { isFunctionWord, nounStartOf, type Language } from './language/language.ts';
import type { Stem } from './language/stem.ts';
import { startsDense, wordsOf, type Word } from './words.ts';

/** A word of the query, with the words that match it in the index. */
export interface RequestedWord {
  term: string;
  /** For each searched index: the words of the index that match the query's word. A list can be empty. */
  like: LikeWord[][];
  /** The weight of the word in the query. Rare words have a higher weight. */
  importance: number;
  /** The parts of the word: `on`, `broken`, `links` of `onBrokenLinks`. A page that contains all parts also matches. */
  parts: RequestedWord[];
}

/** The maximum number of words in a query. A longer query is reduced to its last words. */
const mostWords = 12;
/** The maximum number of files that are read for one word. */
const mostFiles = 3;
/**
 * If more pages than this contain a word, it is not treated as a typing error. Words shorter than `leastOfSlip` are
 * similar to too many others, so they count as correct if any page contains them.
 */
const mostOfSlip = 3;
const leastOfSlip = 6;
/**
 * Matches words of phonetic scripts without spaces, such as Thai. Words in other scripts without spaces, such as
 * Chinese, are not checked for typing errors.
 */
const isSpelled = /^[\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u;
/** The factor for the importance of function words. */
const ofFunctionWord = 0.05;
/** The minimum number of first letters that a word of the index must share with a part of a compound. */
const leastBeginning = 4;
/**
 * The exponent for the rarity of a word. Rarity is less reliable for scripts without spaces, because segmenters
 * divide the same word differently in different sentences.
 */
const ofRarity = 0.7;
const ofRarityDense = 0.4;
/** A similar word is also searched if it occurs on at least three times as many pages. */
const timesMore = 3;

/**
 * Finds the words of the indexes that match the words of a query.
 *
 * @param text the query as typed
 * @param indexes the parts of the index to search
 */
export async function understand(
  text: string,
  indexes: readonly IndexReader[],
  language: Language,
  stem: Stem,
  signal: AbortSignal,
): Promise<RequestedWord[]> {
  // Only the start of a very long query is used.
  const words = wordsOf(text.slice(0, 512), language);
  const different = words
    .filter((word, at) => words.findLastIndex((other) => sameWord(word, other)) === at)
    .slice(-mostWords);
  const total = indexes.reduce((sum, { pages }) => sum + pages, 0);

  const want = async (word: Word, isLast: boolean): Promise<RequestedWord> => {
    const { term, weight = 1, isJoint = false } = word;
    const parts = language.hasCompounds ? await partsOf(word, indexes, stem, signal) : word.parts;
    const [like, requestedParts] = await Promise.all([
      term === ''
        ? indexes.map(() => [])
        : findLike(
            term,
            isLast,
            indexes,
            language,
            stem,
            signal,
            // A number is never treated as a typing error of another number.
            !/^\d/.test(term) && ((parts.length === 0 && !isJoint) || isSpelled.test(term)),
          ),
      Promise.all(parts.map((part, at) => want(part, isLast && at === parts.length - 1))),
    ]);
    return {
      term,
      like,
      importance: isJoint && !like.some(isKnown) ? 0 : weight * importanceOf(like, total, startsDense.test(term)),
      parts: (like.some(isKnown) ? requestedParts.map(literally) : requestedParts).map(withLightEnding),
    };
  };
  /** Lowers the weight of a part that is only a grammatical ending: `える` in `変える`. Many words have the same ending. */
  const withLightEnding = (part: RequestedWord) =>
    language.segment && isFunctionWord(part.term, language) ? lighter(part) : part;
  const found = await Promise.all(different.map((word, at) => want(word, at === different.length - 1)));
  const isAboutNothing = (word: Word): boolean =>
    isFunctionWord(word.term, language) || (word.parts.length > 0 && word.parts.every(isAboutNothing));
  const says = different.map((word) => !isAboutNothing(word));
  return says.some(Boolean) ? found.map((word, at) => (says[at] ? word : lighter(word))) : found;
}

/** Lowers the importance of a word, because other words of the query are more specific. */
function lighter(word: RequestedWord): RequestedWord {
  return { ...word, importance: word.importance * ofFunctionWord, parts: word.parts.map(lighter) };
}

/** @returns the parts of a word. A compound that no page contains is split in two, if the index contains both parts */
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

/** Whether a page contains the word itself. */
function isKnown(like: readonly LikeWord[]): boolean {
  return like.some(({ likeness }) => likeness === 1);
}

/**
 * Removes inexact matches of a word's parts. If `getPathList` exists, a search for it must not find `lists` or
 * `pathnames`.
 */
function literally(word: RequestedWord): RequestedWord {
  return {
    ...word,
    like: word.like.map((like) => like.filter(({ likeness }) => likeness === 1)),
    parts: word.parts.map(literally),
  };
}

/**
 * Prefers exact matches. If a page contains the word itself, matches of longer words and of its parts are removed.
 */
export function wordItself(word: RequestedWord): RequestedWord {
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

/** Adds similar words that many more pages contain. The query's word may be a typing error that also occurs on a
 * page. */
function withUsual(words: LikeWord[], meant: readonly LikeWord[], pages: number): LikeWord[] {
  const usual = meant.filter(
    (word) =>
      word.likeness === ofOneSlip && word.pages >= timesMore * pages && !words.some(({ term }) => term === word.term),
  );
  return [...words, ...usual];
}

/** Removes all but the most similar words of all indexes, because the reader probably meant one of these. */
function nearest(meant: LikeWord[][]): LikeWord[][] {
  const best = Math.max(...meant.flat().map(({ likeness }) => likeness));
  return meant.map((words) => words.filter(({ likeness }) => likeness === best));
}

/**
 * Returns the importance of a word: the inverse document frequency of BM25, raised to a power below 1. Without the
 * exponent, one rare word would outweigh two words of another page's topic.
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
