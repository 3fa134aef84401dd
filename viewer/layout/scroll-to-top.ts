/** Takes the reader to the top of the page, smoothly unless they prefer little motion. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
  else if (CSS.supports('scroll-behavior', 'smooth')) window.scrollTo({ top: 0, behavior: 'smooth' });
  else scrollFrame();
}

/** Scrolls to the top in browsers that only jump: each frame goes 85 % of the way that is left, until the reader scrolls down. */
function scrollFrame(last = Infinity): void {
  const { scrollY } = window;
  if (scrollY === 0 || scrollY > last) return;
  window.scrollTo(0, Math.floor(scrollY * 0.15));
  requestAnimationFrame(() => scrollFrame(scrollY));
}
