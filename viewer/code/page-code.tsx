import { useLayoutEffect, type ReactNode } from 'react';
import type { BodyComponent } from '../../corpus/schema/index.ts';
import { DrawCode } from '../body/component.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { applyStyles } from './page-styles.ts';

interface PageCodeProps {
  draw: (node: BodyComponent) => ReactNode;
  styles: readonly string[];
  /** Whether static HTML shows what the code draws. */
  isDrawn: boolean;
  children: ReactNode;
}

/** A page with what its code needs around it. */
export function PageCode({ draw, styles, isDrawn, children }: PageCodeProps) {
  useLayoutEffect(() => applyStyles(styles), [styles]);
  // Of code that was not run, static HTML shows its fallback, until the HTML has been taken over.
  const isHydrated = useHydrated();
  return <DrawCode value={isHydrated || isDrawn ? draw : undefined}>{children}</DrawCode>;
}
