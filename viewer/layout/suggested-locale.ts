import type { Locale, SiteFile } from '../../corpus/schema/index.ts';

/**
 * @param preferred the languages that the reader's browser prefers, the best first
 * @returns the first preferred language that the site has; undefined if that is the language of this page
 */
export function suggestedLocale({ locale, locales }: SiteFile, preferred: readonly string[]): Locale | undefined {
  for (const language of preferred) {
    const found =
      locales.find(({ name, htmlLang }) => [name, htmlLang].some((each) => isEqual(each, language))) ??
      locales.find(({ htmlLang }) => written(htmlLang) === written(language));
    if (found) return found.name === locale || found.suggestion === undefined ? undefined : found;
  }
  return undefined;
}

const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the language and script of a tag: `de-Latn` for `de-AT`, `zh-Hant` for `zh-TW`. */
function written(language: string): string {
  try {
    const { language: name, script } = new Intl.Locale(language).maximize();
    return `${name}-${script}`;
  } catch {
    return language;
  }
}
