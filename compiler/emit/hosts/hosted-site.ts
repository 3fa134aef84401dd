import { compiledLocales, localeFolder } from '../../config/locales.ts';
import type { Site } from '../../site/site.ts';

/** A site as its host sees it, in all languages. */
export type HostedSite = Pick<Site, 'config' | 'redirects' | 'rewrites' | 'places'>;

/** @returns the pathnames below which a language has a page of its own for addresses that nothing has; the site's own is last */
export function notFoundFolders({ config }: Pick<HostedSite, 'config'>): string[] {
  const folders = compiledLocales(config).map((locale) => localeFolder(config, locale));
  return [...folders.filter((folder) => folder !== ''), ''].map((folder) => config.baseUrl + folder);
}
