import { cacheControl, sheetsFolder } from '../../corpus/file-paths.ts';
import { htmlFile } from '../../viewer/html/html-file.ts';
import { compiledLocales, localeFolder } from '../config/locales.ts';
import type { Site } from '../site/site.ts';
import { getters } from '../values/objects.ts';
import type { OutputHeaders, PageHeaders, SiteAddresses } from './hooks/file-hooks.ts';

/** The properties of a site that extensions' files may depend on. */
export interface PublishedSite extends Pick<Site, 'config' | 'redirects' | 'rewrites' | 'places'> {
  readonly pageHeaders: PageHeaders | undefined;
}

/** @returns values for the hook `files`. Each is a getter, so a hook depends only on the values that it reads */
export function publishedSite(site: PublishedSite): { addresses: SiteAddresses; headers: OutputHeaders } {
  const { config } = site;
  const baseUrls = () => {
    const folders = compiledLocales(config).map((locale) => localeFolder(config, locale));
    return [...folders.filter((folder) => folder !== ''), ''].map((folder) => config.baseUrl + folder);
  };
  const addresses = getters({
    baseUrls,
    pages: () => [...site.places.keys()].map((path) => ({ path, file: htmlFile(path, config) })),
    redirects: () => site.redirects.map(({ from, to, hasPage }) => ({ from, to, hasPage })),
    rewrites: () => site.rewrites.map(({ from, to }) => ({ from, to })),
  });
  return { addresses, headers: getters({ pages: () => site.pageHeaders, caching: () => cacheHeaders }) };
}

/** The values of `Cache-Control` for an output. */
export const cacheHeaders: OutputHeaders['caching'] = { ...cacheControl, sheetsFolder };
