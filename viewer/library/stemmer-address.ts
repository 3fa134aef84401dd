import type { StemmedLanguage } from '../../corpus/search/language/stemmed-languages.ts';

/** Takes the place of what finds the modules of sites. They come as text, as the worker does. */
export async function stemmerAddress(language: StemmedLanguage): Promise<string> {
  const { stemmerTexts } = await import('./stemmer-texts.ts');
  return URL.createObjectURL(new Blob([stemmerTexts[language]], { type: 'text/javascript' }));
}
