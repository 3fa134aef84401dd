import { distance } from 'fastest-levenshtein';
import type { KnownWord } from './index-reader.ts';
import type { Stem } from './language/stem.ts';

/** A word of the index that matches a word of a query. `likeness` is 1 if it is the same word, and less otherwise. */
export interface LikeWord extends KnownWord {
  likeness: number;
  /** Whether the word of the index is longer, and begins with the word of the query. */
  isLonger?: boolean;
}

const ofSameStem = 0.8;
const ofBeginning = 0.7;
/**
 * The maximum likeness of a longer word, if the query's word is not the last one. Readers usually finish a word
 * before they type the next, so they rarely mean a longer word.
 */
const ofBeginningBefore = 0.45;
export const ofOneSlip = 0.6;
const ofSlip = [1, ofOneSlip, 0.4];
const mostBeginnings = 8;
/**
 * The maximum number of longer words for a term of one or two letters. Many words begin with these letters, and each
 * word may need a request.
 */
const mostBeginningsShort = 3;
const mostBeginningsBefore = 3;
/** The minimum likeness of a compound that begins with the query's word. */
const ofCompound = 0.55;
const leastRest = 5;
const mostSlips = 3;
/** The likeness of a Japanese noun to a verb in the query, if both begin with the same character. */
const ofNoun = 0.4;
const mostNouns = 3;
const isNoun = /^\p{Script=Han}{2}$/u;

/**
 * Returns the words of the index that match a query's word: the same word, its other forms, and longer words.
 *
 * @param words words of the index with the same beginning as `term`
 * @param isLast whether the term is the last word of the query
 * @param hasCompounds whether the language writes compounds as one word
 */
export function likeWords(
  term: string,
  words: readonly KnownWord[],
  isLast: boolean,
  stemOf: Stem,
  hasCompounds = false,
): LikeWord[] {
  const found = new Map<string, LikeWord>();
  const stem = stemOf(term);
  for (const word of words) {
    if (word.term === term) found.set(term, { ...word, likeness: 1 });
    else if (term.length > 2 && stemOf(word.term) === stem) found.set(word.term, { ...word, likeness: ofSameStem });
  }
  if (term.length < (isLast ? 1 : 3)) return [...found.values()];
  const longer = words
    .filter((word) => word.term.startsWith(term) && !found.has(word.term))
    .sort((a, b) => b.pages - a.pages || (a.term < b.term ? -1 : 1));
  const most = isLast ? ofBeginning : ofBeginningBefore;
  const mayBeLast = isLast || (hasCompounds && term.length >= leastRest);
  const beginnings = longer
    .slice(0, mayBeLast ? (term.length < 3 ? mostBeginningsShort : mostBeginnings) : mostBeginningsBefore)
    .map((word) => {
      const likeness = most * (0.4 + (0.6 * term.length) / word.term.length);
      const isCompound = hasCompounds && term.length >= leastRest && word.term.length >= term.length + leastRest;
      return { ...word, likeness: isCompound ? Math.max(ofCompound, likeness) : likeness, isLonger: true };
    });
  return [...found.values(), ...beginnings];
}

/** @returns the most frequent nouns of two characters that begin with `first`: `変更` and `変化` for `変` */
export function nounsFrom(first: string, words: readonly KnownWord[]): LikeWord[] {
  return words
    .filter(({ term }) => term.startsWith(first) && isNoun.test(term))
    .sort((a, b) => b.pages - a.pages || (a.term < b.term ? -1 : 1))
    .slice(0, mostNouns)
    .map((word) => ({ ...word, likeness: ofNoun }));
}

/**
 * @param words words of the index with the same first letters
 * @param isLast whether the term is the last word of the query, which can be unfinished
 * @returns the words that the reader may have meant, if `term` is a typing error
 */
export function slips(term: string, words: readonly KnownWord[], isLast: boolean): LikeWord[] {
  const allowed = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
  if (allowed === 0) return [];
  const near = words.flatMap((word) => {
    const { length } = word.term;
    if (length < term.length - allowed || word.term === term) return [];
    const whole = length <= term.length + allowed ? slipsBetween(term, word.term) : Infinity;
    const start = isLast && length > term.length ? slipsBetween(term, word.term.slice(0, term.length)) + 0.5 : Infinity;
    const apart = Math.min(whole, start);
    return apart <= allowed ? [{ word, apart }] : [];
  });
  const best = near.sort(
    (a, b) => a.apart - b.apart || b.word.pages - a.word.pages || (a.word.term < b.word.term ? -1 : 1),
  );
  return best
    .slice(0, mostSlips)
    .filter(({ apart }) => apart <= best[0]!.apart + 0.5)
    .map(({ word, apart }) => ({ ...word, likeness: ofSlip[Math.ceil(apart)]! }));
}

/** Returns the number of typing errors between two words. Two swapped letters count as one. */
function slipsBetween(a: string, b: string): number {
  const apart = distance(a, b);
  if (apart !== 2 || a.length !== b.length) return apart;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b ? 1 : apart;
}
