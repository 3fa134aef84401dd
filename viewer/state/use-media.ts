import { useCallback, useSyncExternalStore } from 'react';

/** @returns whether the media query matches; false on a server */
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

/** Returns the `MediaQueryList` of a query. It is cached, because creating one costs more than rendering a row. */
function listOf(query: string): MediaQueryList {
  return (lists[query] ??= window.matchMedia(query));
}

const lists: Record<string, MediaQueryList> = {};

/** The media query for windows in which the menu replaces the sidebar and the table of contents. */
export const narrow = '(max-width: 996px)';
