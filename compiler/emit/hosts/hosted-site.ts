import { compiledLocales, localeFolder } from '../../config/locales.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Redirect, Site } from '../../site/site.ts';

/** A site as its host sees it, in all languages. */
export type HostedSite = Pick<Site, 'config' | 'redirects' | 'rewrites' | 'places'>;

/** @returns the pathnames below which a language has a page of its own for addresses that nothing has; the site's own is last */
export function notFoundFolders({ config }: Pick<HostedSite, 'config'>): string[] {
  const folders = compiledLocales(config).map((locale) => localeFolder(config, locale));
  return [...folders.filter((folder) => folder !== ''), ''].map((folder) => config.baseUrl + folder);
}

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
