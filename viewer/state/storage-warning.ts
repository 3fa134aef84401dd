let isTold = false;

/** Tells once that the browser keeps nothing for this site: private windows and strict settings do that. */
export function warnOfStorage(cause: unknown): void {
  if (isTold) return;
  isTold = true;
  console.warn('Nothing can be stored: what is chosen holds until the page is left.', cause);
}
