import type { Wanted } from './query.ts';
import { weightOf } from './rank-pages.ts';
import { wordsOf, type Word } from './words.ts';

/** Tells which words of a query a text holds. */
export interface Finder {
  /** How much of the query the texts hold together: from 0 to 1. */
  coverage(...texts: readonly string[]): number;
  /** Whether two neighbours of the query are neighbours in the text. */
  hasNeighbours(text: string): boolean;
  /** How much of the text the query holds: 1 when all of its words were asked for. */
  share(text: string): number;
  /** Whether a word of a text was asked for. */
  isWanted(word: Word): boolean;
  /** The words between two blanks: which of the query's, as bits. */
  maskOf(chunk: string): number;
}

/** @param wanted at most 30 words */
export function finderOf(wanted: readonly Wanted[]): Finder {
  const terms = wanted.map((word) => new Set(termsOfWanted(word)));
  const parts = wanted.map((word) => new Set(word.parts.flatMap(leaves).flatMap(termsOfWanted)));
  const weights = wanted.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const masks = new Map<string, number>();

  const matches = (number: number, word: Word): boolean =>
    terms[number]!.has(word.term) || parts[number]!.has(word.term) || word.parts.some((part) => matches(number, part));
  const maskOf = (chunk: string): number => {
    const known = masks.get(chunk);
    if (known !== undefined) return known;
    let mask = 0;
    for (const { word } of wordsOf(chunk)) {
      for (const number of wanted.keys()) if (matches(number, word)) mask |= 1 << number;
    }
    masks.set(chunk, mask);
    return mask;
  };
  const maskOfText = (text: string) => text.split(' ').reduce((mask, chunk) => mask | maskOf(chunk), 0);

  return {
    maskOf,
    isWanted: (word) => wanted.some((_, number) => matches(number, word)),
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
        // `onBrokenLinks` holds two neighbours by itself.
        if (((before | mask) << 1) & mask) return true;
        before = mask;
      }
      return false;
    },
    share(text) {
      const words = wordsOf(text);
      return words.length === 0
        ? 0
        : words.filter(({ word }) => wanted.some((_, number) => matches(number, word))).length / words.length;
    },
  };
}

function termsOfWanted({ like }: Wanted): string[] {
  return like.flat().map(({ term }) => term);
}

function leaves(word: Wanted): Wanted[] {
  return word.parts.length === 0 ? [word] : word.parts.flatMap(leaves);
}
