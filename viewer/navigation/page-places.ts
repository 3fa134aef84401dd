import type { SiteFile } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { cleanPathname } from './clean-address.ts';

/**
 * Returns the paths at which the corpus may contain a page, in the order in which to try them. These are the pathname,
 * the pathname without a file name, and the target of a rewrite.
 *
 *     /docs/a.html  →  /docs/a.html, /docs/a      /feature-requests/x  →  /feature-requests/
 *
 * If a rewrite has `coversNoPage`, no page exists at the paths that it matches. Then only its target is returned.
 */
export async function pagePlaces(pathname: string, { rewrites }: Pick<SiteFile, 'rewrites'>): Promise<string[]> {
  const own = [pathname, cleanPathname(pathname)];
  const path = decodePath(pathname);
  // Loads the code for rewrites only if the pathname has the prefix of a rewrite, which is rare.
  if (!rewrites?.some(({ from }) => `${path}/`.startsWith(from.split(':')[0]!))) return own;
  const { findRewrite } = await import('../../corpus/url/rewrite.ts');
  const found = findRewrite(path, rewrites);
  return found ? (found.rewrite.coversNoPage ? [found.path] : [...own, found.path]) : own;
}
