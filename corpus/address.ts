import { decodePath, encodePath, belowBase } from './url/pathname.ts';

/**
 * Computes the path of a page's file from its pathname. The compiler and all readers of the corpus use this rule.
 *
 *     /docs/installation/  →  pages/docs/installation.json
 *     /blog/%40name        →  pages/blog/@name.json
 *     /                    →  pages/index.json
 *
 * @param pathname below the base URL, starting with a slash, percent-encoded or not
 * @returns the file's path relative to `corpus/`, decoded
 */
export function pageAddress(pathname: string): string {
  return decodedPageAddress(decodePath(pathname));
}

/** Returns the same as `pageAddress`, for a pathname that is already decoded: a `%` in it is a literal character. */
export function decodedPageAddress(pathname: string): string {
  const clean = pathname.replace(/\/+$/, '').replace(/^\/+/, '');
  return `pages/${clean === '' ? 'index' : clean}.json`;
}

/**
 * @param path with the base URL, decoded
 * @returns the path of a page's JSON, relative to `corpus/`
 */
export function pageFile(path: string, site: { baseUrl: string }): string {
  return pageAddress(encodePath(belowBase(path, site)));
}
