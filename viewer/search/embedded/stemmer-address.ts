import type { StemmedLanguage } from '../../../corpus/search/language/stemmed-languages.ts';

declare const STEMMERS: Record<StemmedLanguage, string>;

/** @returns where the module lies that finds the stems of a language: a file beside the viewer's */
export async function stemmerAddress(language: StemmedLanguage): Promise<string> {
  return new URL(STEMMERS[language], import.meta.url).href;
}
