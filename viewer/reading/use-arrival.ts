import { useLayoutEffect } from 'react';
import { viewerRoot } from '../embedding.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';

/**
 * Fades in the content of a page after navigation; navbar and sidebar do not change. The content is visible from the
 * first frame on. `startViewTransition` would delay it by 200 ms on a slow phone, to render an image of the previous
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
