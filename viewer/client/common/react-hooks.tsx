import { createElement, useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** `useLayoutEffect` in a browser; elsewhere React warns of that one. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export { useLatest as useEvent } from '../../state/use-latest.ts';

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
