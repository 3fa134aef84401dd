import type { StemmedLanguage } from '../../corpus/search/language/stem.ts';

declare const STEMMER_TEXTS: string;

/** Modules that find the stems of a language, in a file that is loaded where one of them is needed. */
export const stemmerTexts = JSON.parse(STEMMER_TEXTS) as Record<StemmedLanguage, string>;
