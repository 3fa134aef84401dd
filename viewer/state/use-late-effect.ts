import { useEffect, type DependencyList } from 'react';

/**
 * An effect of a script that is loaded later.
 *
 * @param begin loads the script and starts the effect. Its result ends the effect
 */
export function useLateEffect(begin: () => Promise<() => void>, deps: DependencyList): void {
  useEffect(() => {
    const end = begin().catch(console.warn);
    return () => void end.then((stop) => stop?.());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller passes the dependencies
  }, deps);
}
