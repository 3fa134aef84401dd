import type { Language } from '../../corpus/search/language/language.ts';
import { termsOf } from '../../corpus/search/words.ts';

/** A word, and its number of occurrences in the counted texts. */
export interface Tally {
  readonly term: string;
  count: number;
  /** The call of `countTerms` that counted. */
  round: number;
}

// The same few thousand words make up most of every text. Looking up a word costs a tenth of splitting it into terms.
// Reusing the tallies costs less than a new table for each text.
const tallies = new Map<string, Tally>();
let known = new Map<string, readonly Tally[]>();
/** The language of `known`. The texts of one language are counted together. */
let knownIn: Language | undefined;
const mostKnown = 200_000;
/** Longer chunks between two blanks are sentences of languages without blanks, and don't recur. */
const longestKnown = 40;
let round = 0;

/** @returns the number of occurrences of each word, in the order of first occurrence; valid until the next call */
export function countTerms(texts: readonly string[], language: Language): readonly Readonly<Tally>[] {
  if (tallies.size > mostKnown || known.size > mostKnown || language !== knownIn) {
    known = new Map();
    tallies.clear();
    knownIn = language;
  }
  round += 1;
  const met: Tally[] = [];
  for (const text of texts) {
    for (const chunk of text.split(' ')) {
      for (const tally of talliesOf(chunk, language)) {
        if (tally.round !== round) {
          tally.round = round;
          tally.count = 0;
          met.push(tally);
        }
        tally.count += 1;
      }
    }
  }
  return met;
}

function talliesOf(chunk: string, language: Language): readonly Tally[] {
  const found = known.get(chunk);
  if (found) return found;
  // A substring would keep the whole text in memory.
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
