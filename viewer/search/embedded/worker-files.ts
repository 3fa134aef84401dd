import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';

declare const SEARCH_WORKER: string;

/** Starts the search worker, which is in a file next to the viewer's. */
export function startWorker(): Worker {
  return new Worker(new URL(SEARCH_WORKER, import.meta.url));
}

/** The files, as JSON. */
declare const STEMMERS: string;

/** @returns the address of the module with the stemmer of a language, a file next to the viewer's */
export async function stemmerAddress(language: StemmedLanguage): Promise<string | undefined> {
  const files = JSON.parse(STEMMERS) as Record<StemmedLanguage, string>;
  return new URL(files[language], import.meta.url).href;
}
