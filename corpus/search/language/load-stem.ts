import { isStemmed, type StemmedLanguage, type LoadStem, type Stem } from './stem.ts';
import { stem as stemEnglish } from './stemmers/en.ts';

const modules: Readonly<Record<StemmedLanguage, () => Promise<{ stem: Stem }>>> = {
  de: () => import('./stemmers/de.ts'),
  es: () => import('./stemmers/es.ts'),
  fr: () => import('./stemmers/fr.ts'),
  it: () => import('./stemmers/it.ts'),
  ja: () => import('./stemmers/ja.ts'),
  ko: () => import('./stemmers/ko.ts'),
  pt: () => import('./stemmers/pt.ts'),
  ru: () => import('./stemmers/ru.ts'),
};

/**
 * Loads the stemmer of a language with `import()`. The viewer does not use this module: its worker gets the addresses
 * of stemmers from the page.
 */
export const loadStem: LoadStem = async (name) => {
  if (name === 'en') return stemEnglish;
  return isStemmed(name) ? (await modules[name]()).stem : undefined;
};
