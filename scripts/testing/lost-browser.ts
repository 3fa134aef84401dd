/** The number of crashes of this process' browser, or of its pages. */
let count = 0;

/** Counts a crash of a browser or a page. If a test file fails, its report mentions the crash. */
export function noteLostBrowser(): void {
  count += 1;
}

/** @returns a function that returns whether a browser or a page has crashed since this call */
export function watchForLostBrowser(): () => boolean {
  const before = count;
  return () => count > before;
}
