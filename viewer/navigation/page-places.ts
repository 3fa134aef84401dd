import type { SiteFile } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { cleanPathname } from './clean-address.ts';

/**
 * Returns the possible paths of a page. They are the pathname itself, without a file name at its end, or the target of
 * a rewrite. If the rewrite covers no page, only its target is possible.
 *
 *     /docs/a.html  →  /docs/a.html, /docs/a      /feature-requests/x  →  /feature-requests/
 *
 * @returns the pathnames to try, in this order
 */
export async function pagePlaces(pathname: string, { rewrites }: Pick<SiteFile, 'rewrites'>): Promise<string[]> {
  const own = [pathname, cleanPathname(pathname)];
  const path = decodePath(pathname);
  // Few pathnames match a rewrite, so the rules are loaded on demand.
  if (!rewrites?.some(({ from }) => `${path}/`.startsWith(from.split(':')[0]!))) return own;
  const { findRewrite } = await import('../../corpus/url/rewrite.ts');
  const found = findRewrite(path, rewrites);
  return found ? (found.rewrite.coversNoPage ? [found.path] : [...own, found.path]) : own;
}
