import { useEffect, type DependencyList } from 'react';

/**
 * Runs an effect whose code is loaded on demand.
 *
 * @param begin loads the code, starts the effect, and returns a function that stops the effect
 */
export function useLateEffect(begin: () => Promise<() => void>, deps: DependencyList): void {
  useEffect(() => {
    const end = begin().catch(console.warn);
    return () => void end.then((stop) => stop?.());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller passes the dependencies
  }, deps);
}
