import { hasProtocol } from '../../../../viewer/extension.ts';

const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined';

/** Availability of browser features: all are available in browsers, none during static rendering. */
export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};

/** Whether the address belongs to this site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}
