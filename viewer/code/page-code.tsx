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
  /** Applies the styles of the page, and returns what removes them. */
  applyStyles: () => () => void;
  /** Whether static HTML shows what the code draws, and which components of it are missing there. */
  isDrawn: StaticData['isCodeDrawn'];
  children: ReactNode;
}

/** A page with what its code needs around it. */
export function PageCode({ draw, applyStyles, isDrawn, children }: PageCodeProps) {
  useLayoutEffect(applyStyles, [applyStyles]);
  useEffect(awaitTarget, []);
  // Of code that was not run, static HTML shows its fallback, until the HTML has been taken over.
  const isHydrated = useHydrated();
  const now = isHydrated || isDrawn === true ? draw : isDrawn && without(isDrawn, draw);
  return <DrawCode value={now || undefined}>{children}</DrawCode>;
}

function without(lost: readonly string[], draw: Draw): Draw {
  return (node) => (lost.includes(node.name) ? renderNodes(node.children) : draw(node));
}
