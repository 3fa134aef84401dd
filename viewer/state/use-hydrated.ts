import { useSyncExternalStore } from 'react';

/**
 * @returns whether more may be drawn than static HTML holds: false on a server and while its HTML is taken over, and true
 *   from then on
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isHydrated, isNotYet);
}

const never = () => () => undefined;
const isHydrated = () => true;
const isNotYet = () => false;
