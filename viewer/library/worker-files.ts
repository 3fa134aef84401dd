import type { SearchWorker } from '../search/embedded/messages.ts';
import { startWorkerOrPage } from './worker-or-page.ts';

declare const SEARCH_WORKER_TEXT: string;

/**
 * Replaces the starter of sites. The worker is a string in the bundle. Bundlers differ in how they find the file of a
 * worker, and browsers start no worker from another origin.
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

/** The worker of the React component contains the stemmers, and requests none. */
export function stemmerAddress(): Promise<string | undefined> {
  return Promise.resolve(undefined);
}
