import type { DocPage, EntryPage, Locale, PostPage, SiteFile, StandalonePage } from '../../corpus/schema/index.ts';

export type PageWithText = DocPage | EntryPage | PostPage | StandalonePage;

/** @returns the language of a page's content if it differs from the language of the site */
export function originalLocale(page: PageWithText, site: SiteFile): Locale | undefined {
  return page.untranslated && site.locales.find(({ name }) => name === site.defaultLocale);
}

/** @returns the attributes of the element with a page's content */
export function textLanguage(page: PageWithText, site: SiteFile): { lang?: string; dir?: Locale['direction'] } {
  const original = originalLocale(page, site);
  return original ? { lang: original.htmlLang, dir: original.direction } : {};
}
