import type { SiteRedirect, SiteRewrite } from '../../compiler/index.ts';

const rest = /:\w+\*$/;

/** Whether the target of a rewrite contains `:rest*`, the part of the path that the pattern leaves open. */
export function keepsRest({ to }: SiteRewrite): boolean {
  return rest.test(to);
}

/** Returns the part of a rewrite's path before `:rest*`. */
export function fixedPart(path: string): string {
  return path.replace(rest, '');
}

/** @returns a decoded pathname, percent-encoded for an href. `%` is encoded as well */
export function encodePath(pathname: string): string {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}

/** @returns the pathname without slashes at its end; `/` if nothing remains */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Returns the pathnames of a redirect, with and without trailing slash. Redirects from `fromExtensions` or
 * `toExtensions` have no HTML file, and only the form without a trailing slash.
 */
export function redirectForms({ from, hasPage }: SiteRedirect): string[] {
  const bare = withoutTrailingSlash(from);
  return bare === '/' || !hasPage ? [bare] : [bare, `${bare}/`];
}

/**
 * Sorts redirects: redirects that authors declared first, then generated redirects. Hosts limit the number of
 * redirects.
 */
export function byImportance(redirects: readonly SiteRedirect[]): SiteRedirect[] {
  return [...redirects.filter(({ hasPage }) => hasPage), ...redirects.filter(({ hasPage }) => !hasPage)];
}
