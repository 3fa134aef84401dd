import {
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** `useLayoutEffect` in browsers. React warns about that hook during static rendering, where it is `useEffect`. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Copy of the search dialog's `useLatest`. Sharing the code would create another chunk, which browsers must request.
 *
 * @returns the same function at each render. It calls the latest callback
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

/** @returns the value of the previous render */
export function usePrevious<T>(value: T): T | undefined {
  const before = useRef<T>(undefined);
  useIsomorphicLayoutEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** Nests providers. The first one is the outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children?: ReactNode }>[],
): ComponentType<{ children?: ReactNode }> {
  return function Providers({ children }) {
    return providers.reduceRight((inner, Provider) => createElement(Provider, null, inner), children);
  };
}
