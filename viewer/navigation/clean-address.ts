import type { Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { samePath } from './paths.ts';

/** Replaces the address with the page's own path, if the address ends with a file name: `/docs/a.html` → `/docs/a`. */
export function cleanAddress({ path }: Page): void {
  const { pathname, search, hash } = location;
  if (samePath(path, pathname) || !samePath(path, cleanPathname(pathname))) return;
  history.replaceState(history.state, '', encodePath(path) + search + hash);
}

/**
 *     /docs/a.html → /docs/a      /docs/index.html → /docs      /index.html → /
 *
 * @returns the pathname without a file name at its end. Some hosts and old links add it
 */
export function cleanPathname(pathname: string): string {
  return pathname.replace(/\/index\.html$|\.html$/, '') || '/';
}
