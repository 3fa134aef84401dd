import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';

declare const SEARCH_WORKER: string;

/** Starts the search worker. Its file is in the folder of the viewer's files. */
export function startWorker(): Worker {
  return new Worker(new URL(SEARCH_WORKER, import.meta.url));
}

/** Language → the file of its stemmer, as JSON. */
declare const STEMMERS: string;

/** @returns the address of the module with the stemmer of a language; undefined if the language has no stemmer */
export async function stemmerAddress(language: StemmedLanguage): Promise<string | undefined> {
  const files = JSON.parse(STEMMERS) as Record<StemmedLanguage, string>;
  return new URL(files[language], import.meta.url).href;
}
