import type { SearchWorker } from '../search/embedded/messages.ts';
import { startWorkerOrPage } from './worker-or-page.ts';

declare const SEARCH_WORKER_TEXT: string;

/**
 * Replaces the module that starts the worker of the normal viewer. Here the worker is a string in the bundle. Bundlers
 * find a worker's file in different ways, and browsers start no worker from another origin.
 */
export function startWorker(): SearchWorker {
  return startWorkerOrPage(
    () => {
      const url = URL.createObjectURL(new Blob([SEARCH_WORKER_TEXT], { type: 'text/javascript' }));
      try {
        return new Worker(url);
      } finally {
        URL.revokeObjectURL(url);
      }
    },
    async () => (await import('./search-on-page.ts')).searchOnPage,
  );
}

/** Returns no address of a stemmer, because this worker contains the stemmers. */
export function stemmerAddress(): Promise<string | undefined> {
  return Promise.resolve(undefined);
}
