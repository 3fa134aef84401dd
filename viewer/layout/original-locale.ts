import type { DocPage, EntryPage, Locale, PostPage, SiteFile, StandalonePage } from '../../corpus/schema/index.ts';

export type PageWithText = DocPage | EntryPage | PostPage | StandalonePage;

/** @returns the language of the page's content if the page is not translated; otherwise undefined */
export function originalLocale(page: PageWithText, site: SiteFile): Locale | undefined {
  return page.untranslated && site.locales.find(({ name }) => name === site.defaultLocale);
}

/** @returns `lang` and `dir` for the element with the page's content, if its language differs from the site's */
export function textLanguage(page: PageWithText, site: SiteFile): { lang?: string; dir?: Locale['direction'] } {
  const original = originalLocale(page, site);
  return original ? { lang: original.htmlLang, dir: original.direction } : {};
}
