import type { ReactNode } from 'react';
import { useIsBrowser } from './browser.ts';

export interface BrowserOnlyProps {
  /** A function, so that nothing of it runs elsewhere. */
  children?: (() => ReactNode) | ReactNode;
  fallback?: ReactNode;
}

/** What can be drawn in a browser only. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return fallback;
  return typeof children === 'function' ? children() : children;
}
