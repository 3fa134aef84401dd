const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined';

/** What this place offers: everything in a browser, nothing elsewhere. */
export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};
