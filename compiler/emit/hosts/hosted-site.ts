import { compiledLocales, localeFolder } from '../../config/locales.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Redirect, Site } from '../../site/site.ts';

/** The parts of a site that host files depend on, in all languages. */
export type HostedSite = Pick<Site, 'config' | 'redirects' | 'rewrites' | 'places'>;

/** @returns the pathnames of folders with a `404.html`, one per language. The base URL is last */
export function notFoundFolders({ config }: Pick<HostedSite, 'config'>): string[] {
  const folders = compiledLocales(config).map((locale) => localeFolder(config, locale));
  return [...folders.filter((folder) => folder !== ''), ''].map((folder) => config.baseUrl + folder);
}

/**
 * Returns the pathnames of a redirect, with and without trailing slash. A redirect without an HTML file comes from
 * `fromExtensions` or `toExtensions`, and has only the form without a slash.
 */
export function redirectForms({ from, hasPage }: Redirect): string[] {
  const bare = withoutTrailingSlash(from);
  return bare === '/' || !hasPage ? [bare] : [bare, `${bare}/`];
}

/** Sorts redirects: those that authors declared come before generated redirects, because hosts limit the number. */
export function byImportance(redirects: readonly Redirect[]): Redirect[] {
  return [...redirects.filter(({ hasPage }) => hasPage), ...redirects.filter(({ hasPage }) => !hasPage)];
}
