import { useEffect, useState } from 'react';

/** Height of the navbar in CSS pixels, as in tokens.css. */
const navbarHeight = 60;

/**
 * Whether a navbar that hides on scroll is out of the way now. It is shown near the top, and on the way up unless the
 * page is at its bottom; it goes on the way down, and when the reader is taken to a heading.
 */
export function useNavbarHidden(isHiding: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isHiding) return;
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
  }, [isHiding]);
  return isHiding && isHidden;
}
