import { useLayoutEffect } from 'react';
import { revealEvent } from './reveal.ts';

/**
 * Lets a container that has not rendered all of its children show the target of a hash.
 *
 * @param isActive whether anything is not rendered
 * @param show is given the id of the target. It returns whether the container has it, and renders it if so.
 */
export function useRevealed(isActive: boolean, show: (id: string) => boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return;
    const revealed = (event: Event) => {
      if (show((event as CustomEvent<{ id: string }>).detail.id)) event.preventDefault();
    };
    window.addEventListener(revealEvent, revealed);
    return () => window.removeEventListener(revealEvent, revealed);
  });
}
