import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { BodyComponent } from '../../corpus/schema/index.ts';
import { DrawCode } from '../body/component.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { useHydrated } from '../state/use-hydrated.ts';
import type { StaticData } from '../static/static-data.ts';
import { awaitTarget } from './late-target.ts';

type Draw = (node: BodyComponent) => ReactNode;

interface PageCodeProps {
  draw: Draw;
  /** Applies the styles of the page, and returns a function that removes them. */
  applyStyles: () => () => void;
  /** Whether static HTML contains the output of the code, and the components that are missing in it. */
  isDrawn: StaticData['isCodeDrawn'];
  children: ReactNode;
}

/** A page with the context that its code needs. */
export function PageCode({ draw, applyStyles, isDrawn, children }: PageCodeProps) {
  useLayoutEffect(applyStyles, [applyStyles]);
  useEffect(awaitTarget, []);
  // Before hydration, static HTML contains only the fallback of code that the compiler did not run.
  const isHydrated = useHydrated();
  const now = isHydrated || isDrawn === true ? draw : isDrawn && without(isDrawn, draw);
  return <DrawCode value={now || undefined}>{children}</DrawCode>;
}

function without(lost: readonly string[], draw: Draw): Draw {
  return (node) => (lost.includes(node.name) ? renderNodes(node.children) : draw(node));
}
