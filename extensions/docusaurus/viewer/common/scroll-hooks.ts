import { useEffect, useRef } from 'react';

interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/** Calls the effect with the current and the previous scroll position when the reader scrolls. */
export function useScrollPosition(
  moved: (position: ScrollPosition, last: ScrollPosition | null) => void,
  dependencies: readonly unknown[] = [],
): void {
  const last = useRef<ScrollPosition>(null);
  useEffect(() => {
    const update = () => {
      const { scrollX, scrollY } = window;
      moved({ scrollX, scrollY }, last.current);
      last.current = { scrollX, scrollY };
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller passes the dependencies of the callback
  }, dependencies);
}

/** Does nothing, because browsers keep the visible content in place when content above it changes. */
export function useScrollPositionBlocker() {
  return { blockElementScrollPositionUntilNextRender: () => undefined };
}

export function useSmoothScrollTo() {
  return {
    startScroll: (top: number) => window.scrollTo({ top, behavior: 'smooth' }),
    cancelScroll: () => window.scrollTo({ top: window.scrollY, behavior: 'instant' }),
  };
}
