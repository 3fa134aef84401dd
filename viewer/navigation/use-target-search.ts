import { useLayoutEffect, useRef, useState } from 'react';
import { revealedEvent, revealEvent } from './reveal.ts';

/**
 * Lets a container find the target of an address among children that it has not rendered.
 *
 * @param isActive whether the container has children that are not rendered
 * @returns whether the container must now render all children, as hidden elements. The event `beforematch` then makes
 * the target's element visible
 */
export function useTargetSearch(isActive: boolean): boolean {
  const [requested, setRequested] = useState<string>();
  const searched = useRef<string>(undefined);
  useLayoutEffect(() => {
    searched.current = requested;
    if (!isActive) return;
    const begin = (event: Event) => {
      const { id } = (event as CustomEvent<{ id: string }>).detail;
      // Ignores a repeated request: all children were already rendered for this id, and no child contains the target.
      if (id === searched.current) return;
      event.preventDefault();
      setRequested(id);
    };
    const end = () => setRequested(undefined);
    window.addEventListener(revealEvent, begin);
    window.addEventListener(revealedEvent, end);
    return () => {
      window.removeEventListener(revealEvent, begin);
      window.removeEventListener(revealedEvent, end);
    };
  }, [isActive, requested]);
  return isActive && requested !== undefined;
}
