import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** @returns the present value; undefined where there is no browser */
export function useStored<T>(stored: Stored<T>): T | undefined {
  return useSyncExternalStore(stored.subscribe, stored.get, () => undefined);
}
