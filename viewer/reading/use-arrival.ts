import { useLayoutEffect } from 'react';
import { viewerRoot } from '../embedding.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';

/**
 * Has the text of a page come in softly where the reader came from another one; all that stands around it stays as it is.
 * The text is there from the first frame on. With `startViewTransition` it was there 200 ms later on a slow phone, since
 * the browser first draws a picture of the page that is left.
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
