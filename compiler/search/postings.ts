import type { SearchText } from '../../corpus/schema/index.ts';
import { tailsOf } from '../../corpus/search/language/compounds.ts';
import type { Language } from '../../corpus/search/language/language.ts';
import { areSame } from '../values/equal.ts';
import { pageTerms } from './page-terms.ts';
import { getOrMake } from '../values/maps.ts';

/** Which pages have each word, the words sorted: the numbers of the pages, also sorted, each as one number with the word's weight on it. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** More than a word weighs anywhere: a page's number and a weight on it are kept as one number, in half the room of two. */
const weights = 256;

/** @returns what takes in what pages say now, some as they did and others anew; they come in the order of their numbers */
export function newPostings(language: Language) {
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
    return areSame(all, list) ? list : all;
  }

  return {
    /** Takes a page that says what it said, under whatever number it had before. */
    keep: (number: number, before: number) => void (kept[before] = number),
    /**
     * Takes a page that is new, or says something else.
     *
     * @param above what the part of the site is called that it is in
     */
    add(number: number, text: SearchText, above?: string): void {
      for (const [term, weight] of pageTerms(text, language, above)) {
        const list = found.get(term);
        const posting = number * weights + weight;
        if (list) list.push(posting);
        else found.set(term, [posting]);
      }
    },
    /** @returns the postings of all pages that were taken, where `before` are those of before; lists that come out the same are the old ones */
    join(before: Postings): Postings {
      if (before.size === 0) return new Map([...found.keys()].sort().map((term) => [term, found.get(term)!]));
      const terms = [...before.keys(), ...[...found.keys()].filter((term) => !before.has(term))].sort();
      const lists = terms.map((term) => [term, joined(before.get(term) ?? [], found.get(term) ?? [])] as const);
      return new Map(lists.filter(([, list]) => list.length > 0));
    },
  };
}

/** What a compound says of the word that it ends in. */
const ofCompound = 0.5;

/**
 * Adds to each word the pages that have it at the end of a compound, as nobody finds those by the order of words.
 *
 * @param before what came out the last time; lists that come out the same are those
 */
export function withCompounds(postings: Postings, before: Postings): Postings {
  const compounds = new Map<string, (readonly number[])[]>();
  for (const [term, list] of postings)
    for (const tail of tailsOf(term)) if (postings.has(tail)) getOrMake(compounds, tail, () => []).push(list);
  const joined = new Map(postings);
  for (const [tail, lists] of compounds) {
    const all = new Map(postings.get(tail)!.map((posting) => [pageOf(posting), weightOf(posting)]));
    for (const posting of lists.flat()) {
      const page = pageOf(posting);
      all.set(page, Math.max(all.get(page) ?? 1, Math.round(ofCompound * weightOf(posting))));
    }
    const list = Array.from(all, ([page, weight]) => page * weights + weight).sort((a, b) => a - b);
    const old = before.get(tail);
    joined.set(tail, old && areSame(list, old) ? old : list);
  }
  return joined;
}

/** @returns the number of the page */
export function pageOf(posting: number): number {
  return Math.floor(posting / weights);
}

/** @returns the weight of the word on it */
export function weightOf(posting: number): number {
  return posting % weights;
}
