import { useLayoutEffect, useRef, useState } from 'react';
import { revealedEvent, revealEvent } from './reveal.ts';

/**
 * Lets a container that renders only a part of its children search the rest for the target of an address.
 *
 * @param isActive whether the container has children that are not rendered
 * @returns whether the container must render all children now, hidden. `beforematch` then shows the right one
 */
export function useTargetSearch(isActive: boolean): boolean {
  const [wanted, setWanted] = useState<string>();
  const searched = useRef<string>(undefined);
  useLayoutEffect(() => {
    searched.current = wanted;
    if (!isActive) return;
    const begin = (event: Event) => {
      const { id } = (event as CustomEvent<{ id: string }>).detail;
      // All children are rendered, so the id is not among them.
      if (id === searched.current) return;
      event.preventDefault();
      setWanted(id);
    };
    const end = () => setWanted(undefined);
    window.addEventListener(revealEvent, begin);
    window.addEventListener(revealedEvent, end);
    return () => {
      window.removeEventListener(revealEvent, begin);
      window.removeEventListener(revealedEvent, end);
    };
  }, [isActive, wanted]);
  return isActive && wanted !== undefined;
}
