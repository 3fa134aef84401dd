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
