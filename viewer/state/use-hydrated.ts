import { useSyncExternalStore } from 'react';

/**
 * @returns false on a server and during hydration, because hydration must render the same output as static HTML. True
 * afterwards
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isHydrated, isNotYet);
}

const never = () => () => undefined;
const isHydrated = () => true;
const isNotYet = () => false;
