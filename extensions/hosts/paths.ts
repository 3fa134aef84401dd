import type { SiteRedirect, SiteRewrite } from '../../compiler/index.ts';

const rest = /:\w+\*$/;

/** Whether the target of a rewrite contains the remaining path. */
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
 * Returns the pathnames of a redirect, with and without trailing slash. A redirect without an HTML file comes from
 * `fromExtensions` or `toExtensions`, and has only the form without a slash.
 */
export function redirectForms({ from, hasPage }: SiteRedirect): string[] {
  const bare = withoutTrailingSlash(from);
  return bare === '/' || !hasPage ? [bare] : [bare, `${bare}/`];
}

/** Sorts redirects: those that authors declared come before generated redirects, because hosts limit the number. */
export function byImportance(redirects: readonly SiteRedirect[]): SiteRedirect[] {
  return [...redirects.filter(({ hasPage }) => hasPage), ...redirects.filter(({ hasPage }) => !hasPage)];
}
