import type { Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { samePath } from './paths.ts';

/** Replaces an address that ends with a file name by the page's own path. */
export function cleanAddress({ path }: Page): void {
  const { pathname, search, hash } = location;
  if (samePath(path, pathname) || !samePath(path, cleanPathname(pathname))) return;
  history.replaceState(history.state, '', encodePath(path) + search + hash);
}

/**
 *     /docs/a.html → /docs/a      /docs/index.html → /docs      /index.html → /
 *
 * @returns the pathname without the file name that some hosts and old links have at its end
 */
export function cleanPathname(pathname: string): string {
  return pathname.replace(/\/index\.html$|\.html$/, '') || '/';
}
