import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';

/** Whether two paths lead to the same page, encoded or not, with or without a slash at the end. */
export function samePath(a: string, b: string): boolean {
  return withoutTrailingSlash(decodePath(a)) === withoutTrailingSlash(decodePath(b));
}
