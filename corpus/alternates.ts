import type { SiteFile } from './schema/site.ts';

/** The same page in another language, as a `hreflang` link has it. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * @param address whole, of a page in the site's language
 * @returns that page in each of the site's languages, and where readers of all others go; nothing for an address
 *   elsewhere
 */
export function alternatesOf(
  address: string,
  { url, baseUrl, locale, defaultLocale = locale, locales }: Pick<SiteFile, AboutLanguages>,
): Alternate[] {
  const base = url + baseUrl;
  if (!address.startsWith(base)) return [];
  const alternate = (hreflang: string, { path, url: own = url }: SiteFile['locales'][number]) => ({
    hreflang,
    href: own + path + address.slice(base.length),
  });
  return [
    ...locales.map((each) => alternate(each.htmlLang, each)),
    ...locales.filter(({ name }) => name === defaultLocale).map((each) => alternate('x-default', each)),
  ];
}

type AboutLanguages = 'url' | 'baseUrl' | 'locale' | 'defaultLocale' | 'locales';
