import type { Locale, SiteFile } from '../../corpus/schema/index.ts';

/**
 * @param wanted the languages that a reader's browser asks for, the best first
 * @returns the first of them that the site has, unless that is the one of this page
 */
export function suggestedLocale({ locale, locales }: SiteFile, wanted: readonly string[]): Locale | undefined {
  for (const language of wanted) {
    const found =
      locales.find(({ name, htmlLang }) => [name, htmlLang].some((each) => isEqual(each, language))) ??
      locales.find(({ htmlLang }) => written(htmlLang) === written(language));
    if (found) return found.name === locale || found.suggestion === undefined ? undefined : found;
  }
  return undefined;
}

const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What a reader has to know to read it: `de` of `de-AT`, `zh-Hant` of `zh-TW`. */
function written(language: string): string {
  try {
    const { language: name, script } = new Intl.Locale(language).maximize();
    return `${name}-${script}`;
  } catch {
    return language;
  }
}
