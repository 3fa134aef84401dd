import { useSyncExternalStore } from 'react';

/** @returns false while static HTML is drawn, and at its first drawing in the browser */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
