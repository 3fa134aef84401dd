import { termsOf } from '../../corpus/search/words.ts';

/** A word, and how often it stands in the texts that are being counted. */
export interface Tally {
  readonly term: string;
  count: number;
  /** Which texts the count is of. */
  round: number;
}

// The same few thousand words make up most of every text: looking one up costs a tenth of taking it apart, and a tally
// that is used again for every text costs less than a table of each.
const tallies = new Map<string, Tally>();
const known = new Map<string, readonly Tally[]>();
const mostKnown = 200_000;
let round = 0;

/** @returns how often each word stands in the texts, in the order in which they are met; good until the next call */
export function countTerms(texts: readonly string[]): readonly Readonly<Tally>[] {
  if (known.size > mostKnown) {
    known.clear();
    tallies.clear();
  }
  round += 1;
  const met: Tally[] = [];
  for (const text of texts) {
    for (const chunk of text.split(' ')) {
      for (const tally of talliesOf(chunk)) {
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

function talliesOf(chunk: string): readonly Tally[] {
  const found = known.get(chunk);
  if (found) return found;
  // A part of a text holds on to the whole of it.
  const own = JSON.parse(JSON.stringify(chunk)) as string;
  const made = termsOf(own).map((term) => tallies.get(term) ?? newTally(term));
  known.set(own, made);
  return made;
}

function newTally(term: string): Tally {
  const tally = { term, count: 0, round: 0 };
  tallies.set(term, tally);
  return tally;
}
