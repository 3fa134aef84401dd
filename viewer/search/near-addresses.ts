import { decodePath } from '../../corpus/url/pathname.ts';
import type { SearchHit } from '../../corpus/search-answer.ts';
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
 * Returns search queries for a broken address. The first query contains all words of the address. The other queries
 * contain beginnings of these words, for the case that no page contains the words.
 *
 * @param isSparing whether to return at most one query, because the search service counts requests
 */
export function questionsOf(pathname: string, isSparing: boolean): string[] {
  const words = wordsOfAddress(pathname);
  if (words === '') return [];
  return isSparing ? [words] : [...new Set([words, ...beginnings(words)])];
}

/** A page whose address is similar to the broken one. */
export interface NearPage {
  /** The address without its hash. */
  url: string;
  title: string;
}

/** The minimum similarity of two addresses, as `alike` computes it. */
const enough = 0.2;

/**
 * @param areGuessed whether the query contained only beginnings of words. If so, only pages with a similar address
 * are returned
 * @returns the pages of the hits without duplicates, the most similar address first
 */
export function nearestPages(hits: readonly SearchHit[], pathname: string, areGuessed: boolean): NearPage[] {
  const pages = new Map<string, NearPage>();
  for (const { url, hierarchy, title } of hits) {
    const page = url.replace(/[?#].*$/, '');
    if (!pages.has(page)) pages.set(page, { url: page, title: hierarchy[1] ?? title.map(({ text }) => text).join('') });
  }
  const likeness = (a: string, b: string) => alike(a.toLowerCase(), b.toLowerCase());
  const requested = wordsOfAddress(pathname);
  const path = decodePath(pathname);
  return [...pages.values()]
    .filter(({ url }) => !areGuessed || likeness(wordsOfAddress(url), requested) >= enough)
    .sort((a, b) => likeness(decodePath(b.url), path) - likeness(decodePath(a.url), path));
}
