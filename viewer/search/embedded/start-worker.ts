declare const SEARCH_WORKER: string;

/** Starts the worker that searches; it lies in a file beside the viewer's. */
export function startWorker(): Worker {
  return new Worker(new URL(SEARCH_WORKER, import.meta.url));
}
