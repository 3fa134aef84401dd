import type { DocPage, EntryPage, Locale, PostPage, SiteFile, StandalonePage } from '../../corpus/schema/index.ts';

export type PageWithText = DocPage | EntryPage | PostPage | StandalonePage;

/** @returns the language of a page's text, where it is not that of the site */
export function originalLocale(page: PageWithText, site: SiteFile): Locale | undefined {
  return page.untranslated && site.locales.find(({ name }) => name === site.defaultLocale);
}

/** @returns the attributes of an element that holds a page's text */
export function textLanguage(page: PageWithText, site: SiteFile): { lang?: string; dir?: Locale['direction'] } {
  const original = originalLocale(page, site);
  return original ? { lang: original.htmlLang, dir: original.direction } : {};
}
