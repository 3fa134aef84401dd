import { useSyncExternalStore } from 'react';

/**
 * @returns false on a server and during hydration, which must render the same as static HTML; true from then on
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isHydrated, isNotYet);
}

const never = () => () => undefined;
const isHydrated = () => true;
const isNotYet = () => false;
