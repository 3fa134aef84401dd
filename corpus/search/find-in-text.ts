import { findInRun, type Span } from './find-in-run.ts';
import { isTailOf } from './language/compounds.ts';
import type { Language } from './language/language.ts';
import type { RequestedWord } from './query.ts';
import { weightOf } from './rank-pages.ts';
import { charactersOf, runsOf, wordsOf, type Run, type Word } from './words.ts';

/** Finds the words of a query in strings. */
export interface Finder {
  /** Returns the weighted share of the query's words that occur in any of the strings: from 0 to 1. */
  coverage(...texts: readonly string[]): number;
  /** Whether two adjacent words of the query are adjacent in the text. */
  hasNeighbours(text: string): boolean;
  /** Returns the share of the text's words that match a word of the query: from 0 to 1. */
  share(text: string): number;
  /** The ranges of the text that match the query, in order. They can overlap. */
  found(text: string): Span[];
  /** Returns which words of the query a chunk between two spaces contains. Bit `n` is set for word `n`. */
  maskOf(chunk: string): number;
}

/** Creates a finder. @param requested words of the query; at most 30, because `maskOf` returns a bit mask */
export function finderOf(requested: readonly RequestedWord[], language: Language): Finder {
  const terms = requested.map((word) => new Set(termsOfRequested(word)));
  const parts = requested.map((word) => new Set(word.parts.flatMap(leaves).flatMap(termsOfRequested)));
  const inRuns = termsInRuns(requested);
  const weights = requested.map(weightOf);
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
  const isSelected = (word: Word) => requested.some((_, number) => matches(number, word));
  const maskOf = (chunk: string): number => {
    const known = masks.get(chunk);
    if (known !== undefined) return known;
    let mask = 0;
    for (const { text, isDense } of runsOf(chunk)) {
      const words = isDense ? [] : wordsOf(text, language);
      for (const number of requested.keys()) {
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
    return wordsOf(text, language).some(isSelected) ? [{ start: 0, end: text.length }] : [];
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
        // One chunk can contain two adjacent words of the query: `onBrokenLinks`.
        if (((before | mask) << 1) & mask) return true;
        before = mask;
      }
      return false;
    },
    share(text) {
      let words = 0;
      let requests = 0;
      for (const run of runsOf(text)) {
        // In a script without spaces, two characters count as a word.
        const count = run.isDense ? Math.ceil(run.text.length / 2) : 1;
        words += count;
        requests += (count * lengthOf(foundInRun(run))) / run.text.length;
      }
      return words === 0 ? 0 : requests / words;
    },
  };
}

/**
 * Returns the search terms for text without spaces, for each word of the query. If the index contains the word, the
 * word is the term. Otherwise, its parts are the terms. Single characters occur in many words, so they are omitted if
 * the query has longer terms.
 */
function termsInRuns(requested: readonly RequestedWord[]): string[][] {
  const all = requested.map((word) => {
    const own = termsOfRequested(word);
    return own.length > 0 ? own : word.parts.flatMap(leaves).flatMap(termsOfRequested);
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

function termsOfRequested({ like }: RequestedWord): string[] {
  return like.flat().map(({ term }) => term);
}

function leaves(word: RequestedWord): RequestedWord[] {
  return word.parts.length === 0 ? [word] : word.parts.flatMap(leaves);
}
