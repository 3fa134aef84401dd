import type { SiteFile } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { cleanPathname } from './clean-address.ts';

/**
 * Where the page of a pathname may lie: at the pathname itself, there without a file name at its end, or where a rewrite
 * says. Below a rewrite that covers no page of its own there is nothing else to look for.
 *
 *     /docs/a.html  →  /docs/a.html, /docs/a      /feature-requests/x  →  /feature-requests/
 *
 * @returns the pathnames to be tried, in this order
 */
export async function pagePlaces(pathname: string, { rewrites }: Pick<SiteFile, 'rewrites'>): Promise<string[]> {
  const own = [pathname, cleanPathname(pathname)];
  const path = decodePath(pathname);
  // Few pathnames lie below a rewrite: the rules are loaded for those alone.
  if (!rewrites?.some(({ from }) => `${path}/`.startsWith(from.split(':')[0]!))) return own;
  const { findRewrite } = await import('../../corpus/url/rewrite.ts');
  const found = findRewrite(path, rewrites);
  return found ? (found.rewrite.coversNoPage ? [found.path] : [...own, found.path]) : own;
}
