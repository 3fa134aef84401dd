import type { SiteFile } from './schema/site.ts';

/**
 * Where the pages of a site's languages lie beside the usual one, in its output folder: each is a site of its own, with
 * its own `corpus/`. A language that another host serves, or another folder, is none of them.
 *
 * @param site that of the usual language
 * @returns paths in the output folder, each with a slash at its end; a language may have been left out of the output
 */
export function languageFolders({ baseUrl, locales }: Pick<SiteFile, 'baseUrl' | 'locales'>): string[] {
  return locales
    .filter(({ path, url }) => url === undefined && path !== baseUrl && path.startsWith(baseUrl))
    .map(({ path }) => path.slice(baseUrl.length));
}
