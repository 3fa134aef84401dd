import type { Language } from '../../corpus/search/language/language.ts';
import { termsOf } from '../../corpus/search/words.ts';

/** A search term, and its number of occurrences in the strings of one `countTerms` call. */
export interface Tally {
  readonly term: string;
  count: number;
  /** Sequence number of the `countTerms` call for which `count` is valid. */
  round: number;
}

// Cache: word → its terms. A few thousand words make up most content. Looking up a word takes a tenth of the time of
// splitting it into terms. The objects are reused, because a new map for each text would be slower.
const tallies = new Map<string, Tally>();
let known = new Map<string, readonly Tally[]>();
/** The language of the words in `known`. Strings in one language are counted together. */
let knownIn: Language | undefined;
const mostKnown = 200_000;
/**
 * Maximum length of cached words. Longer words are whole sentences in languages without spaces, and don't occur again.
 */
const longestKnown = 40;
let round = 0;

/** @returns the number of occurrences of each word, in the order of first occurrence. Valid until the next call */
export function countTerms(texts: readonly string[], language: Language): readonly Readonly<Tally>[] {
  if (tallies.size > mostKnown || known.size > mostKnown || language !== knownIn) {
    known = new Map();
    tallies.clear();
    knownIn = language;
  }
  round += 1;
  const met: Tally[] = [];
  const count = (tally: Tally): void => {
    if (tally.round !== round) {
      tally.round = round;
      tally.count = 0;
      met.push(tally);
    }
    tally.count += 1;
  };
  // `forEach` creates no iterator for each of the million words of a site.
  for (const text of texts) text.split(' ').forEach((chunk) => talliesOf(chunk, language).forEach(count));
  return met;
}

function talliesOf(chunk: string, language: Language): readonly Tally[] {
  const found = known.get(chunk);
  if (found) return found;
  // The word is copied, because a substring would keep the whole text in memory.
  const own = JSON.parse(JSON.stringify(chunk)) as string;
  const made = termsOf(own, language).map((term) => tallies.get(term) ?? newTally(term));
  if (own.length <= longestKnown) known.set(own, made);
  return made;
}

function newTally(term: string): Tally {
  const tally = { term, count: 0, round: 0 };
  tallies.set(term, tally);
  return tally;
}
