import {
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** `useLayoutEffect` in a browser; elsewhere React warns of that one. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The same as `useLatest`, which the search has: one that both share would be a script of its own, and one request more.
 *
 * @returns one function for all renders, which calls the latest callback
 */
export function useEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args) => latest.current(...args), []);
}

/** @returns the value of the render before */
export function usePrevious<T>(value: T): T | undefined {
  const before = useRef<T>(undefined);
  useIsomorphicLayoutEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** Nests providers, the first outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children?: ReactNode }>[],
): ComponentType<{ children?: ReactNode }> {
  return function Providers({ children }) {
    return providers.reduceRight((inner, Provider) => createElement(Provider, null, inner), children);
  };
}
