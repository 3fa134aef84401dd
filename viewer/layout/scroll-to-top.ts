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

/** How far down the page a way to its top begins to make sense, in CSS pixels. */
const threshold = 300;

/**
 * Tells whether the reader scrolls up in a long page.
 *
 * @returns a function that ends it
 */
export function followUpwards(tell: (isUpwards: boolean) => void): () => void {
  let last = window.scrollY;
  const scrolled = () => {
    const position = window.scrollY;
    const isAtEnd = position + window.innerHeight >= document.documentElement.scrollHeight - 2;
    if (position !== last) tell(position < last && position > threshold && !isAtEnd);
    last = position;
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => window.removeEventListener('scroll', scrolled);
}
