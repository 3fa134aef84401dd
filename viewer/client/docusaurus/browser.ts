import { useSyncExternalStore } from 'react';

/** @returns false while static HTML is drawn, and at its first drawing in the browser */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined';

/** What this place offers: everything in a browser, nothing elsewhere. */
export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};
