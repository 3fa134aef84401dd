/** Height of the navbar in CSS pixels, as in tokens.css. */
const navbarHeight = 60;

/**
 * Says when a navbar that hides on scroll goes out of the way. It is shown near the top, and on the way up unless the page
 * is at its bottom; it goes on the way down, and when the reader is taken to a heading.
 *
 * @returns a function that ends it
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
