/** Scrolls to the top of the page, smoothly unless the reader prefers reduced motion. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
  else if (CSS.supports('scroll-behavior', 'smooth')) window.scrollTo({ top: 0, behavior: 'smooth' });
  else scrollFrame();
}

/**
 * Scrolls to the top in browsers without smooth scrolling. Each frame scrolls by 85 % of the remaining distance. The
 * animation stops when the reader scrolls down.
 */
function scrollFrame(last = Infinity): void {
  const { scrollY } = window;
  if (scrollY === 0 || scrollY > last) return;
  window.scrollTo(0, Math.floor(scrollY * 0.15));
  requestAnimationFrame(() => scrollFrame(scrollY));
}

/** The minimum scroll position, in CSS pixels, at which a link to the top is useful. */
const threshold = 300;

/**
 * Calls a function when a link to the top should appear or disappear. It should be visible while the reader scrolls
 * up, far from both ends of the page.
 *
 * @returns a function that stops the reports
 */
export function followUpwards(report: (isUpwards: boolean) => void): () => void {
  let last = window.scrollY;
  const scrolled = () => {
    const position = window.scrollY;
    const isAtEnd = position + window.innerHeight >= document.documentElement.scrollHeight - 2;
    if (position !== last) report(position < last && position > threshold && !isAtEnd);
    last = position;
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => window.removeEventListener('scroll', scrolled);
}
