/** The height of the navbar in CSS pixels. It must match `tokens.css`. */
const navbarHeight = 60;

/**
 * Calls a function when a navbar with `hideOnScroll` must hide or appear. The navbar hides while the reader scrolls
 * down, and after a jump to a heading. It is visible near the top, and while the reader scrolls up, except near the
 * bottom of the page.
 *
 * @returns a function that stops the reports
 */
export function hideOnScroll(setHidden: (isHidden: boolean) => void): () => void {
  let last = window.scrollY;
  let ignoresNext = false;
  const scrolled = () => {
    const position = window.scrollY;
    if (ignoresNext) ignoresNext = false;
    else if (position < navbarHeight) setHidden(false);
    else if (position >= last) setHidden(true);
    else if (position + window.innerHeight < document.documentElement.scrollHeight - navbarHeight) setHidden(false);
    last = position;
  };
  const moved = () => {
    const isHash = location.hash !== '';
    ignoresNext = isHash;
    setHidden(isHash);
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('hashchange', moved);
  window.addEventListener('pushState', moved);
  return () => {
    window.removeEventListener('scroll', scrolled);
    window.removeEventListener('hashchange', moved);
    window.removeEventListener('pushState', moved);
  };
}
