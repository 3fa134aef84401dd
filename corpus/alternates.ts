import type { PageBase } from './schema/page.ts';
import type { Locale, SiteFile } from './schema/site.ts';
import { belowBase, encodePath, joinPath } from './url/pathname.ts';

/** A language version of a page, for a `<link rel="alternate" hreflang>`. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * A page's path and its `languages`. For each language in which the path differs, `languages` has the path, or null if
 * the page is missing there.
 */
export type PageInLanguages = Pick<PageBase, 'path' | 'languages'>;

/** The fields of `site.json` that are needed to find a page in other languages. */
type Languages = Pick<SiteFile, 'url' | 'baseUrl' | 'locale' | 'defaultLocale' | 'locales'>;

/** @returns the decoded path of a page in a language; undefined if the language lacks the page */
export function pathIn(
  locale: Pick<Locale, 'name' | 'path'>,
  { path, languages }: PageInLanguages,
  site: Pick<SiteFile, 'baseUrl' | 'locale'>,
): string | undefined {
  if (locale.name === site.locale) return path;
  const own = languages?.[locale.name];
  if (own !== undefined) return own ?? undefined;
  return joinPath(locale.path, belowBase(path, site));
}

/**
 * Returns the language versions of a page, and `x-default` for readers of all other languages.
 *
 * @param page a page whose canonical address is its own
 */
export function alternatesOf(page: PageInLanguages, site: Languages): Alternate[] {
  const { defaultLocale = site.locale, locales } = site;
  const alternate = (hreflang: string, locale: Locale): Alternate[] => {
    const path = pathIn(locale, page, site);
    return path === undefined ? [] : [{ hreflang, href: (locale.url ?? site.url) + encodePath(path) }];
  };
  return [
    ...locales.flatMap((each) => alternate(each.htmlLang, each)),
    ...locales.filter(({ name }) => name === defaultLocale).flatMap((each) => alternate('x-default', each)),
  ];
}
