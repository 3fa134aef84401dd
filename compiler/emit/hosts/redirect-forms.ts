import type { Redirect } from '../../site/site.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';

/**
 * The pathnames at which a host may be requested to redirect: with and without a slash at the end. What has no page
 * of its own is the variant of a page's path with an extension, which nobody writes with a slash.
 */
export function redirectForms({ from, hasPage }: Redirect): string[] {
  const bare = withoutTrailingSlash(from);
  return bare === '/' || !hasPage ? [bare] : [bare, `${bare}/`];
}

/** Redirects that somebody wrote before those made for every page: hosts read a limited number. */
export function byImportance(redirects: readonly Redirect[]): Redirect[] {
  return [...redirects.filter(({ hasPage }) => hasPage), ...redirects.filter(({ hasPage }) => !hasPage)];
}
