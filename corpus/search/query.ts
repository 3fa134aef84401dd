import type { IndexReader } from './index-reader.ts';
import { likeWords, nounsFrom, ofOneSlip, slips, type LikeWord } from './likeness.ts';
import { splitsOf } from './language/compounds.ts';
import { isFunctionWord, nounStartOf, type Language } from './language/language.ts';
import type { Stem } from './language/stem.ts';
import { startsDense, wordsOf, type Word } from './words.ts';

/** A word of the query, with the words it may mean in each part of the index. */
export interface Wanted {
  term: string;
  /** By the index; the same number of them for every word. */
  like: LikeWord[][];
  /** How much it tells: rare words tell more than frequent ones. */
  importance: number;
  /** The words that it is made of, which all together may stand for it. */
  parts: Wanted[];
}

/** More words than these are not looked for. */
const mostWords = 12;
/** How many files of words are read to understand one. */
const mostFiles = 3;
/** A word that no more pages have than these may be a slip, if it isn't short: those have many neighbours. */
const mostOfSlip = 3;
const leastOfSlip = 6;
/** Words without blanks around them that are spelled by sounds, and so may be slips: others have no near ones. */
const isSpelled = /^[\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u;
/** What is left of the importance of a word that holds the others together. */
const ofFunctionWord = 0.05;
/** Of how many letters the beginnings are that a compound's parts are looked for by. */
const leastBeginning = 4;
/**
 * How much the rarity of a word tells. Text without blanks is taken apart by dictionaries, which see a word now and not
 * another time: there it tells less.
 */
const ofRarity = 0.7;
const ofRarityDense = 0.4;
/** How much more frequent the word is that was meant. */
const timesMore = 3;

/** Finds out which words of the indexes a query means. */
export async function understand(
  text: string,
  indexes: readonly IndexReader[],
  language: Language,
  stem: Stem,
  signal: AbortSignal,
): Promise<Wanted[]> {
  // A query is a line that a reader types. What is longer than that is cut, not refused.
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
            // A number beside another is no slip.
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
  /** A pair that is nothing but an ending, as in `変え|える`, is in words of all kinds. */
  const withLightEnding = (part: Wanted) =>
    language.segment && isFunctionWord(part.term, language) ? lighter(part) : part;
  const found = await Promise.all(different.map((word, at) => want(word, at === different.length - 1)));
  const isAboutNothing = (word: Word): boolean =>
    isFunctionWord(word.term, language) || (word.parts.length > 0 && word.parts.every(isAboutNothing));
  const says = different.map((word) => !isAboutNothing(word));
  return says.some(Boolean) ? found.map((word, at) => (says[at] ? word : lighter(word))) : found;
}

/** A word that says little of what was asked, as others say more. */
function lighter(word: Wanted): Wanted {
  return { ...word, importance: word.importance * ofFunctionWord, parts: word.parts.map(lighter) };
}

/** @returns the parts of a word; of a compound that no page has the words that it is made of, if there are pages with both */
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

/** Whether the word itself is there. */
function isKnown(like: readonly LikeWord[]): boolean {
  return like.some(({ likeness }) => likeness === 1);
}

/** A reader who searches for `getPathList`, and can find it, doesn't want pages about lists of pathnames. */
function literally(word: Wanted): Wanted {
  return {
    ...word,
    like: word.like.map((like) => like.filter(({ likeness }) => likeness === 1)),
    parts: word.parts.map(literally),
  };
}

/** @returns a word without its parts and the longer ones that it begins, if some page has the word itself */
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

/** A page may hold the same typing error: a similar word that many more pages hold is a match, too. */
function withUsual(words: LikeWord[], meant: readonly LikeWord[], pages: number): LikeWord[] {
  const usual = meant.filter(
    (word) =>
      word.likeness === ofOneSlip && word.pages >= timesMore * pages && !words.some(({ term }) => term === word.term),
  );
  return [...words, ...usual];
}

/** Where one part of the index has a nearer word than the others, that is what was meant. */
function nearest(meant: LikeWord[][]): LikeWord[][] {
  const best = Math.max(...meant.flat().map(({ likeness }) => likeness));
  return meant.map((words) => words.filter(({ likeness }) => likeness === best));
}

/**
 * The inverse document frequency, as BM25 has it, of the word and its forms; damped, as a word that one page has by chance
 * is else worth more than two that another page is about.
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
