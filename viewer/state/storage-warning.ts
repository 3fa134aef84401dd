let isTold = false;

/** Tells once that the browser keeps nothing for this site: private windows and strict settings do that. */
export function warnOfStorage(cause: unknown): void {
  if (isTold) return;
  isTold = true;
  console.warn('Nothing can be stored in this browser: what is chosen here holds until the page is left.', cause);
}
