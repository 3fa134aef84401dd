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
  /** Applies the style sheets of the page, and returns a function that removes them. */
  applyStyles: () => () => void;
  /**
   * Whether static HTML contains the output of the code: true, or the names of the components whose output is missing.
   */
  isDrawn: StaticData['isCodeDrawn'];
  children: ReactNode;
}

/** Provides the context that code of a page needs. */
export function PageCode({ draw, applyStyles, isDrawn, children }: PageCodeProps) {
  useLayoutEffect(applyStyles, [applyStyles]);
  useEffect(awaitTarget, []);
  // During hydration, code that the compiler did not run must render its fallback, as in static HTML.
  const isHydrated = useHydrated();
  const now = isHydrated || isDrawn === true ? draw : isDrawn && without(isDrawn, draw);
  return <DrawCode value={now || undefined}>{children}</DrawCode>;
}

function without(lost: readonly string[], draw: Draw): Draw {
  return (node) => (lost.includes(node.name) ? renderNodes(node.children) : draw(node));
}
