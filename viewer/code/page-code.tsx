import { useLayoutEffect, type ReactNode } from 'react';
import type { BodyComponent } from '../../corpus/schema/index.ts';
import { DrawCode } from '../body/draw-code.ts';
import { applyStyles } from './page-styles.ts';

interface PageCodeProps {
  draw: (node: BodyComponent) => ReactNode;
  styles: readonly string[];
  children: ReactNode;
}

/** A page with what its code needs around it. */
export function PageCode({ draw, styles, children }: PageCodeProps) {
  useLayoutEffect(() => applyStyles(styles), [styles]);
  return <DrawCode value={draw}>{children}</DrawCode>;
}
