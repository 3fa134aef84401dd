import type { SearchWorker } from '../search/embedded/messages.ts';
import { startWorkerOrPage } from './worker-or-page.ts';

declare const SEARCH_WORKER_TEXT: string;

/**
 * Starts the search worker of the React component from a string in the bundle. A file would not work, because bundlers
 * handle worker files differently, and browsers start no worker from another origin.
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

/** Returns undefined instead of an address, because this worker contains the stemmers of all languages. */
export function stemmerAddress(): Promise<string | undefined> {
  return Promise.resolve(undefined);
}
