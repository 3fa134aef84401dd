import { findInRun } from './find-in-run.ts';
import { isTailOf } from './language/compounds.ts';
import type { Language } from './language/language.ts';
import type { Wanted } from './query.ts';
import { weightOf } from './rank-pages.ts';
import { charactersOf, runsOf, wordsOf, type Run, type Word } from './words.ts';

/** A range in a string. */
export interface Span {
  start: number;
  end: number;
}

/** Finds the words of a query in strings. */
export interface Finder {
  /** The share of the query that the strings contain together: from 0 to 1. */
  coverage(...texts: readonly string[]): number;
  /** Whether two adjacent words of the query are adjacent in the string. */
  hasNeighbours(text: string): boolean;
  /** The share of the string's words that are in the query; 1 if all are. */
  share(text: string): number;
  /** The parts of a string that match the query, in order; they may overlap. */
  found(text: string): Span[];
  /** The words of the query in a chunk between two blanks, as bits. */
  maskOf(chunk: string): number;
}

/** @param wanted at most 30 words */
export function finderOf(wanted: readonly Wanted[], language: Language): Finder {
  const terms = wanted.map((word) => new Set(termsOfWanted(word)));
  const parts = wanted.map((word) => new Set(word.parts.flatMap(leaves).flatMap(termsOfWanted)));
  const inRuns = termsInRuns(wanted);
  const weights = wanted.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const masks = new Map<string, number>();

  const endsIn = (number: number, { term }: Word) =>
    language.hasCompounds === true &&
    [terms[number]!, parts[number]!].some((own) => [...own].some((tail) => isTailOf(tail, term)));
  const matches = (number: number, word: Word): boolean =>
    terms[number]!.has(word.term) ||
    parts[number]!.has(word.term) ||
    endsIn(number, word) ||
    word.parts.some((part) => matches(number, part));
  const isWanted = (word: Word) => wanted.some((_, number) => matches(number, word));
  const maskOf = (chunk: string): number => {
    const known = masks.get(chunk);
    if (known !== undefined) return known;
    let mask = 0;
    for (const { text, isDense } of runsOf(chunk)) {
      const words = isDense ? [] : wordsOf(text, language);
      for (const number of wanted.keys()) {
        if (isDense ? findInRun(text, inRuns[number]!).length > 0 : words.some((word) => matches(number, word)))
          mask |= 1 << number;
      }
    }
    masks.set(chunk, mask);
    return mask;
  };
  const maskOfText = (text: string) => text.split(' ').reduce((mask, chunk) => mask | maskOf(chunk), 0);
  const everyInRuns = inRuns.flat();
  const foundInRun = ({ text, isDense }: Run): Span[] => {
    if (isDense) return findInRun(text, everyInRuns);
    return wordsOf(text, language).some(isWanted) ? [{ start: 0, end: text.length }] : [];
  };

  return {
    maskOf,
    found: (text) =>
      runsOf(text).flatMap((run) =>
        foundInRun(run).map(({ start, end }) => ({ start: run.start + start, end: run.start + end })),
      ),
    coverage(...texts) {
      const mask = texts.reduce((all, text) => all | maskOfText(text), 0);
      return whole === 0
        ? 0
        : weights.reduce((sum, weight, number) => sum + (mask & (1 << number) ? weight : 0), 0) / whole;
    },
    hasNeighbours(text) {
      let before = 0;
      for (const chunk of text.split(' ')) {
        const mask = maskOf(chunk);
        // `onBrokenLinks` alone contains two neighbours.
        if (((before | mask) << 1) & mask) return true;
        before = mask;
      }
      return false;
    },
    share(text) {
      let words = 0;
      let asked = 0;
      for (const run of runsOf(text)) {
        // Two characters count as one word.
        const count = run.isDense ? Math.ceil(run.text.length / 2) : 1;
        words += count;
        asked += (count * lengthOf(foundInRun(run))) / run.text.length;
      }
      return words === 0 ? 0 : asked / words;
    },
  };
}

/**
 * The terms to find in text without blanks, which is not segmented. A whole word if the index has it, else its parts.
 * Single characters are in many words, so they are terms only if the query has no longer ones.
 */
function termsInRuns(wanted: readonly Wanted[]): string[][] {
  const all = wanted.map((word) => {
    const own = termsOfWanted(word);
    return own.length > 0 ? own : word.parts.flatMap(leaves).flatMap(termsOfWanted);
  });
  const longer = all.map((terms) => terms.filter((term) => charactersOf(term).length > 1));
  return longer.some((terms) => terms.length > 0) ? longer : all;
}

function lengthOf(spans: readonly Span[]): number {
  let length = 0;
  let done = 0;
  for (const { start, end } of spans) {
    length += Math.max(0, end - Math.max(start, done));
    done = Math.max(done, end);
  }
  return length;
}

function termsOfWanted({ like }: Wanted): string[] {
  return like.flat().map(({ term }) => term);
}

function leaves(word: Wanted): Wanted[] {
  return word.parts.length === 0 ? [word] : word.parts.flatMap(leaves);
}
