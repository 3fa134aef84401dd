import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';

declare const SEARCH_WORKER: string;

/** Starts the worker that searches; it lies in a file beside the viewer's. */
export function startWorker(): Worker {
  return new Worker(new URL(SEARCH_WORKER, import.meta.url));
}

/** The files, as JSON. */
declare const STEMMERS: string;

/** @returns where the module lies that finds the stems of a language: a file beside the viewer's */
export async function stemmerAddress(language: StemmedLanguage): Promise<string | undefined> {
  const files = JSON.parse(STEMMERS) as Record<StemmedLanguage, string>;
  return new URL(files[language], import.meta.url).href;
}
