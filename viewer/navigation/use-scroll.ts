import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigationKind } from './navigation-kind.ts';
import { reveal } from './reveal.ts';
import { rememberScroll, restoreScroll, resumeScroll, scrollToHash } from './scroll-position.ts';

/**
 * Scrolls a new page to the hash's target, or to its top. Back and Forward restore the scroll position. A change of the
 * query alone does not scroll.
 *
 * @param shown the pathname of the rendered page
 * @param isHydrating whether static HTML contains the first page
 */
export function useScroll(shown: string | undefined, isHydrating: boolean): void {
  const isTaken = useRef(!isHydrating);
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const isFirst = !isTaken.current;
    isTaken.current = true;
    // The browser has already scrolled static HTML to its target, and the reader may have scrolled since.
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
      // Only for an entry of the same page. For another page, the scroll position is restored when that page is
      // rendered.
      if (location.pathname === pathname) restoreScroll();
      pathname = location.pathname;
    };
    // Scrolls to the hash's target only if the target was hidden, because browsers ignore hidden targets.
    const hashChanged = () =>
      reveal(location.hash, (shown, wasVisible) => {
        if (!shown) return;
        const { bottom, top } = shown.getBoundingClientRect();
        const isInWindow = bottom > 0 && top < window.innerHeight;
        if (!wasVisible || !isInWindow) shown.scrollIntoView({ behavior: 'instant' });
      });
    // Handles clicks on links to the current hash, because they fire no `hashchange` event.
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
