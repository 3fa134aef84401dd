/** Number of crashes of the browser of this process, or of its pages. */
let count = 0;

/** Records a crash of a browser or a page. The report of a failed test file then mentions the crash. */
export function noteLostBrowser(): void {
  count += 1;
}

/** @returns a question: whether a browser or a page has crashed since now */
export function watchForLostBrowser(): () => boolean {
  const before = count;
  return () => count > before;
}
