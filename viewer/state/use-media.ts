import { useCallback, useSyncExternalStore } from 'react';

/** @returns whether the media query matches; false where there is no browser */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

/** The query is asked again whenever something is drawn, and a list of its own each time costs more than a row does. */
function listOf(query: string): MediaQueryList {
  return (lists[query] ??= window.matchMedia(query));
}

const lists: Record<string, MediaQueryList> = {};

/** Up to this width the sidebar and the table of contents give way to the menu. */
export const narrow = '(max-width: 996px)';
