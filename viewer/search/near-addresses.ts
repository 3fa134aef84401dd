import { decodePath } from '../../corpus/url/pathname.ts';
import type { SearchHit } from './load-provider.ts';
import { alike, beginnings } from './nearest-words.ts';

/**
 * Extracts search words from the end of an address.
 *
 *     '/docs/guides/instal-theSite.html'  →  'instal the Site'
 */
export function wordsOfAddress(pathname: string): string {
  const last = decodePath(pathname)
    .replace(/\/(?:index\.html?)?$|\.\w{1,5}$/, '')
    .split('/')
    .at(-1)!;
  return last
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the queries for a broken address: its words, then the starts of its words, in case nothing has them.
 *
 * @param isSparing whether the search service counts its requests
 */
export function questionsOf(pathname: string, isSparing: boolean): string[] {
  const words = wordsOfAddress(pathname);
  if (words === '') return [];
  return isSparing ? [words] : [...new Set([words, ...beginnings(words)])];
}

/** A page with an address similar to the broken one. */
export interface NearPage {
  /** Without a hash. */
  url: string;
  title: string;
}

/** The share of common letter pairs from which two words count as spellings of one word. */
const enough = 0.2;

/**
 * @param areGuessed whether the hits match only starts of the words: then their addresses must be similar to the broken
 *   one
 * @returns the pages of the hits without duplicates, sorted by similarity to the broken address
 */
export function nearestPages(hits: readonly SearchHit[], pathname: string, areGuessed: boolean): NearPage[] {
  const pages = new Map<string, NearPage>();
  for (const { url, hierarchy, title } of hits) {
    const page = url.replace(/[?#].*$/, '');
    if (!pages.has(page)) pages.set(page, { url: page, title: hierarchy[1] ?? title.map(({ text }) => text).join('') });
  }
  const likeness = (a: string, b: string) => alike(a.toLowerCase(), b.toLowerCase());
  const wanted = wordsOfAddress(pathname);
  const path = decodePath(pathname);
  return [...pages.values()]
    .filter(({ url }) => !areGuessed || likeness(wordsOfAddress(url), wanted) >= enough)
    .sort((a, b) => likeness(decodePath(b.url), path) - likeness(decodePath(a.url), path));
}
