import type { ReactNode } from 'react';
import { useIsBrowser } from './browser.ts';

export interface BrowserOnlyProps {
  /** A function, so that it runs only in browsers. */
  children?: (() => ReactNode) | ReactNode;
  fallback?: ReactNode;
}

/** Renders its children in browsers only. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return fallback;
  return typeof children === 'function' ? children() : children;
}
