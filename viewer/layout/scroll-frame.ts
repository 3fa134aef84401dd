/** Scrolls to the top for browsers that only jump: each frame goes 85 % of the way that is left, until the reader scrolls down. */
export function scrollFrame(last = Infinity): void {
  const { scrollY } = window;
  if (scrollY === 0 || scrollY > last) return;
  window.scrollTo(0, Math.floor(scrollY * 0.15));
  requestAnimationFrame(() => scrollFrame(scrollY));
}
