import type { Language } from '../../corpus/search/language/language.ts';
import { termsOf } from '../../corpus/search/words.ts';

/** A word, and how often it occurs in the texts that are being counted. */
export interface Tally {
  readonly term: string;
  count: number;
  /** Which texts the count is of. */
  round: number;
}

// The same few thousand words make up most of every text: looking one up costs a tenth of taking it apart, and a tally
// that is used again for every text costs less than a table of each.
const tallies = new Map<string, Tally>();
let known = new Map<string, readonly Tally[]>();
/** What `known` is of: the texts of a language come one after the other. */
let knownIn: Language | undefined;
const mostKnown = 200_000;
/** Longer pieces between two blanks are sentences of languages without any, and don't come again. */
const longestKnown = 40;
let round = 0;

/** @returns how often each word occurs in the texts, in the order of their first occurrence; good until the next call */
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
  // A part of a text holds on to the whole of it.
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
