import type { SearchText } from '../../corpus/schema/index.ts';
import { tailsOf } from '../../corpus/search/language/compounds.ts';
import type { Language } from '../../corpus/search/language/language.ts';
import { areSame } from '../values/equal.ts';
import { pageTerms } from './page-terms.ts';
import { getOrMake } from '../values/maps.ts';

/**
 * Word → pages that contain it, sorted by word. Each number encodes a page number and the word's weight on that page:
 * see `pageOf` and `weightOf`.
 */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** A posting is `page * weights + weight`: one number instead of two halves the memory. Must exceed all weights. */
const weights = 256;

/** Creates a builder. Pages must be added in the order of their numbers. */
export function newPostings(language: Language) {
  /** Old number of a page → its new number. */
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
    /** Adds an unchanged page. The number of the page may have changed. */
    keep: (number: number, before: number) => void (kept[before] = number),
    /**
     * Adds a new or changed page.
     *
     * @param above label of the category that contains the page
     */
    add(number: number, text: SearchText, above?: string): void {
      pageTerms(text, language, above).forEach((weight, term) => {
        const list = found.get(term);
        const posting = number * weights + weight;
        if (list) list.push(posting);
        else found.set(term, [posting]);
      });
    },
    /** Returns the postings of all added pages. Lists that are equal to lists in `before` are the same objects. */
    join(before: Postings): Postings {
      if (before.size === 0) return new Map([...found.keys()].sort().map((term) => [term, found.get(term)!]));
      const terms = [...before.keys(), ...[...found.keys()].filter((term) => !before.has(term))].sort();
      const lists = terms.map((term) => [term, joined(before.get(term) ?? [], found.get(term) ?? [])] as const);
      return new Map(lists.filter(([, list]) => list.length > 0));
    },
  };
}

/** Weight of a word at the end of a compound, relative to the compound's weight. */
const ofCompound = 0.5;

/**
 * Adds to each word the pages with compounds that end with the word: "Haustür" for "Tür". Prefix search doesn't find
 * them.
 *
 * @param before the result of the previous run. Equal lists are the same objects
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

/** @returns the weight of the word on the page */
export function weightOf(posting: number): number {
  return posting % weights;
}
