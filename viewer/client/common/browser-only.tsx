import type { ReactNode } from 'react';
import { useIsBrowser } from './browser.ts';

export interface BrowserOnlyProps {
  /**
   * Elements, or a function that returns elements. The function is called only in browsers, so it can use browser
   * APIs.
   */
  children?: (() => ReactNode) | ReactNode;
  fallback?: ReactNode;
}

/** Renders its children in browsers, and `fallback` in static HTML and during hydration. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return fallback;
  return typeof children === 'function' ? children() : children;
}
