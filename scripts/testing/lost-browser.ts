/** How often the browser of this process, or a page of it, ended without being told to. */
let count = 0;

/** To be told of a browser or a page that crashed: the tests fail then, whatever they look at. */
export function noteLostBrowser(): void {
  count += 1;
}

/** @returns a question: whether a browser or a page has crashed since now */
export function watchForLostBrowser(): () => boolean {
  const before = count;
  return () => count > before;
}
