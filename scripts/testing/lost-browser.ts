/** How often the browser of this process ended without being told to. */
let count = 0;

/** To be told of a browser that ended by itself: its tests fail then, whatever they look at. */
export function noteLostBrowser(): void {
  count += 1;
}

/** @returns a question: whether a browser has ended by itself since now */
export function watchForLostBrowser(): () => boolean {
  const before = count;
  return () => count > before;
}
