import { useSyncExternalStore } from 'react';

/** @returns false in static HTML and during hydration */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined';

/** The features of the environment. All are available in browsers, and none during static rendering. */
export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};
