import type { StemmedLanguage } from '../../../corpus/search/language/stemmed-languages.ts';

/** The files, as JSON. */
declare const STEMMERS: string;

/** @returns where the module lies that finds the stems of a language: a file beside the viewer's */
export async function stemmerAddress(language: StemmedLanguage): Promise<string> {
  const files = JSON.parse(STEMMERS) as Record<StemmedLanguage, string>;
  return new URL(files[language], import.meta.url).href;
}
