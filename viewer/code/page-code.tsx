import { useLayoutEffect, type ReactNode } from 'react';
import type { BodyComponent } from '../../corpus/schema/index.ts';
import { DrawCode } from '../body/draw-code.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { applyStyles } from './page-styles.ts';

interface PageCodeProps {
  draw: (node: BodyComponent) => ReactNode;
  styles: readonly string[];
  children: ReactNode;
}

/** A page with what its code needs around it. */
export function PageCode({ draw, styles, children }: PageCodeProps) {
  useLayoutEffect(() => applyStyles(styles), [styles]);
  // Static HTML was made without running the code: what stands in for it is there until the HTML has been taken over.
  const isHydrated = useHydrated();
  return <DrawCode value={isHydrated ? draw : undefined}>{children}</DrawCode>;
}
