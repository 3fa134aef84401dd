import { useLayoutEffect, type RefObject } from 'react';
import { viewerRoot } from '../../../../viewer/tool-parts.ts';
import type { Shown } from './explainer.ts';
import { placeBeside } from './place-beside.ts';

/** Positions the popover next to its anchor. For screen readers, makes it the description of the anchor. */
export function usePlaceBeside(box: RefObject<HTMLElement | null>, shown: Shown | undefined, id: string): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const { anchor, line } = shown;
    const place = () => {
      const rectangle = anchor.getClientRects()[line] ?? anchor.getBoundingClientRect();
      const { width, height } = box.current!.getBoundingClientRect();
      const bar = document.querySelector('.navbar')?.getBoundingClientRect();
      const room = {
        left: 0,
        right: document.documentElement.clientWidth,
        top: Math.max(0, bar?.bottom ?? 0),
        bottom: innerHeight,
      };
      const { left, top } = placeBeside(rectangle, { width, height }, room, viewerRoot().matches(':dir(rtl)'));
      Object.assign(box.current!.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    const end = new AbortController();
    addEventListener('scroll', place, { signal: end.signal, capture: true, passive: true });
    addEventListener('resize', place, { signal: end.signal });
    return () => end.abort();
  }, [box, shown]);

  useLayoutEffect(() => {
    if (!shown) return;
    const { anchor } = shown;
    const described = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', id);
    return () => {
      if (described === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', described);
    };
  }, [shown, id]);
}
