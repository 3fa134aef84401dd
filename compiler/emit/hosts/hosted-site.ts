import { compiledLocales, localeFolder } from '../../config/locales.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Redirect, Site } from '../../site/site.ts';

/** The part of a site that hosts need, in all languages. */
export type HostedSite = Pick<Site, 'config' | 'redirects' | 'rewrites' | 'places'>;

/** @returns the pathnames of folders with a not-found page, one for each language; the base URL is last */
export function notFoundFolders({ config }: Pick<HostedSite, 'config'>): string[] {
  const folders = compiledLocales(config).map((locale) => localeFolder(config, locale));
  return [...folders.filter((folder) => folder !== ''), ''].map((folder) => config.baseUrl + folder);
}

/**
 * The pathnames of a redirect: with and without a trailing slash. A redirect without a page comes from `fromExtensions`
 * or `toExtensions`, and needs no slash.
 */
export function redirectForms({ from, hasPage }: Redirect): string[] {
  const bare = withoutTrailingSlash(from);
  return bare === '/' || !hasPage ? [bare] : [bare, `${bare}/`];
}

/** Sorts written redirects before generated ones, because hosts limit the number. */
export function byImportance(redirects: readonly Redirect[]): Redirect[] {
  return [...redirects.filter(({ hasPage }) => hasPage), ...redirects.filter(({ hasPage }) => !hasPage)];
}
