import type { StemmedLanguage } from '../../corpus/search/language/stem.ts';

declare const SEARCH_WORKER_TEXT: string;

/**
 * Takes the place of the starter of sites. The worker comes as text: bundlers differ in how they find the file of one,
 * and browsers start none from another origin.
 */
export function startWorker(): Worker {
  const url = URL.createObjectURL(new Blob([SEARCH_WORKER_TEXT], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Takes the place of what finds the modules of sites. They come as text, as the worker does. */
export async function stemmerAddress(language: StemmedLanguage): Promise<string> {
  const { stemmerTexts } = await import('./stemmer-texts.ts');
  return URL.createObjectURL(new Blob([stemmerTexts[language]], { type: 'text/javascript' }));
}
