import type { SiteFile } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { findRewrite } from '../../corpus/url/rewrite.ts';
import { cleanPathname } from './clean-pathname.ts';

/**
 * Where the page of a pathname may lie: at the pathname itself, there without a file name at its end, or where a rewrite
 * says. Below a rewrite that covers no page of its own there is nothing else to look for.
 *
 *     /docs/a.html  →  /docs/a.html, /docs/a      /feature-requests/x  →  /feature-requests/
 *
 * @returns the pathnames to be tried, in this order
 */
export function pagePlaces(pathname: string, { rewrites = [] }: Pick<SiteFile, 'rewrites'>): string[] {
  const own = [pathname, cleanPathname(pathname)];
  const found = findRewrite(decodePath(pathname), rewrites);
  if (!found) return [...new Set(own)];
  return [...new Set(found.rewrite.coversNoPage ? [found.path] : [...own, found.path])];
}
