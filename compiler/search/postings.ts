import type { SearchText } from '../../corpus/schema/index.ts';
import type { Language } from '../../corpus/search/language/language.ts';
import * as graph from '../incremental/index.ts';
import { pageTerms } from './page-terms.ts';

/** Which pages have each word, the words sorted: the numbers of the pages, also sorted, each as one number with the word's weight on it. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** More than a word weighs anywhere: a page's number and a weight on it are kept as one number, in half the room of two. */
const weights = 256;

/** What pages say now: some as they were, others anew. */
export interface NewPostings {
  /** Takes a page that says what it said, under whatever number it had before. */
  keep(number: number, before: number): void;
  /** Takes a page that is new, or says something else. */
  add(number: number, text: SearchText): void;
  /** @returns the postings of all pages that were taken, where `before` are those of before; lists that come out the same are the old ones */
  join(before: Postings): Postings;
}

/** @returns what takes pages in, which come in the order of their numbers */
export function newPostings(language: Language): NewPostings {
  /** By the number that a page had before: the one that it has now. */
  const kept: number[] = [];
  const found = new Map<string, number[]>();

  function joined(list: readonly number[], own: readonly number[]): readonly number[] {
    if (list.length === 0) return own;
    const others: number[] = [];
    for (const posting of list) {
      const number = kept[pageOf(posting)];
      if (number !== undefined) others.push(number * weights + weightOf(posting));
    }
    const all = others.concat(own).sort((a, b) => a - b);
    return graph.areSame(all, list) ? list : all;
  }

  return {
    keep: (number, before) => void (kept[before] = number),
    add(number, text) {
      for (const [term, weight] of pageTerms(text, language)) {
        const list = found.get(term);
        const posting = number * weights + weight;
        if (list) list.push(posting);
        else found.set(term, [posting]);
      }
    },
    join(before) {
      if (before.size === 0) return new Map([...found.keys()].sort().map((term) => [term, found.get(term)!]));
      const terms = [...before.keys(), ...[...found.keys()].filter((term) => !before.has(term))].sort();
      const lists = terms.map((term) => [term, joined(before.get(term) ?? [], found.get(term) ?? [])] as const);
      return new Map(lists.filter(([, list]) => list.length > 0));
    },
  };
}

/** @returns the number of the page */
export function pageOf(posting: number): number {
  return Math.floor(posting / weights);
}

/** @returns the weight of the word on it */
export function weightOf(posting: number): number {
  return posting % weights;
}
