import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigationKind } from './navigation-kind.ts';
import { reveal } from './reveal.ts';
import { rememberScroll, restoreScroll, resumeScroll, scrollToHash } from './scroll-position.ts';

/**
 * A new page starts at the hash's target or at its top; back and forward return to where the reader was. Changes of
 * the query alone scroll nothing.
 *
 * @param isHydrating whether the first page is there before it is drawn
 */
export function useScroll(shown: string | undefined, isHydrating: boolean): void {
  const isTaken = useRef(!isHydrating);
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const isFirst = !isTaken.current;
    isTaken.current = true;
    // The browser has shown static HTML from where its address says, and the reader may be further by now.
    if (isFirst) resumeScroll();
    else if (navigationKind() === 'push') scrollToHash();
    else restoreScroll();
  }, [shown]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let timer: number | undefined;
    const scrolled = () => {
      clearTimeout(timer);
      timer = window.setTimeout(rememberScroll, 120);
    };
    const popped = () => {
      clearTimeout(timer);
      // Another page scrolls itself when it is shown.
      if (location.pathname === pathname) restoreScroll();
      pathname = location.pathname;
    };
    // Browsers scroll to a visible target by themselves.
    const hashChanged = () =>
      reveal(location.hash, (shown, wasVisible) => {
        if (!shown) return;
        const { bottom, top } = shown.getBoundingClientRect();
        const isInWindow = bottom > 0 && top < window.innerHeight;
        if (!wasVisible || !isInWindow) shown.scrollIntoView({ behavior: 'instant' });
      });
    // A click on the present hash fires no event of its own.
    const clicked = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link?.href === location.href && !defaultPrevented && link.target === '') hashChanged();
    };
    const moved = () => {
      clearTimeout(timer);
      pathname = location.pathname;
    };
    let { pathname } = location;
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', rememberScroll);
    window.addEventListener('click', clicked);
    window.addEventListener('hashchange', hashChanged);
    window.addEventListener('popstate', popped);
    window.addEventListener('pushState', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', rememberScroll);
      window.removeEventListener('click', clicked);
      window.removeEventListener('hashchange', hashChanged);
      window.removeEventListener('popstate', popped);
      window.removeEventListener('pushState', moved);
    };
  }, []);
}
