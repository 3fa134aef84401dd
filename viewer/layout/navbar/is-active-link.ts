import type { NavbarLink } from '../../../corpus/schema/index.ts';
import { decodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { NavbarView } from './navbar-view.ts';

/**
 * Whether a navbar link is active on a page. If the item has `activeBaseRegex` or `activeBasePath`, the page's path
 * must match it. Otherwise, the page must be at or below the link's address.
 */
export function isActiveLink(
  { href, activeBasePath, activeBaseRegex }: NavbarLink,
  { pathname, site }: NavbarView,
): boolean {
  if (activeBaseRegex !== undefined) return matches(activeBaseRegex, pathname);
  if (activeBasePath !== undefined) return pathname.startsWith(activeBasePath);
  const target = withoutTrailingSlash(decodePath(href.replace(/[?#].*$/, '')));
  const current = withoutTrailingSlash(pathname);
  if (target === current) return true;
  return target !== withoutTrailingSlash(site.baseUrl) && current.startsWith(`${target}/`);
}

function matches(source: string, pathname: string): boolean {
  try {
    return new RegExp(source).test(pathname);
  } catch {
    return false;
  }
}
