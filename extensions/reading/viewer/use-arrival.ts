import { useLayoutEffect } from 'react';
import { navigationKind, viewerRoot } from '../../../viewer/tool-parts.ts';

/**
 * Fades in the content of a page after navigation. The navbar and the sidebar stay visible. The first frame already
 * contains the content. `startViewTransition` would delay it by 200 ms on a slow phone, because it first captures the
 * previous
 * page.
 */
export function useArrival(): void {
  useLayoutEffect(() => {
    if (navigationKind() === 'first' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    viewerRoot()
      .querySelector('#main article')
      ?.animate([{ opacity: 0.2 }, { opacity: 1 }], {
        duration: 180,
        easing: 'ease-out',
      });
  }, []);
}
