import { useSyncExternalStore } from 'react';

/** @returns false in static HTML and during hydration */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
