import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { BodyComponent } from '../../corpus/schema/index.ts';
import { RenderCode } from '../body/component.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { useHydrated } from '../state/use-hydrated.ts';
import type { StaticData } from '../static/static-data.ts';
import { awaitTarget } from './late-target.ts';

type RenderComponent = (node: BodyComponent) => ReactNode;

interface PageCodeProps {
  render: RenderComponent;
  /** Applies the style sheets of the page, and returns a function that removes them. */
  applyStyles: () => () => void;
  /**
   * Whether static HTML contains the output of the code: true, or the names of the components whose output is missing.
   */
  isRendered: StaticData['isCodeDrawn'];
  children: ReactNode;
}

/** Provides the context that the code of a page needs. */
export function PageCode({ render, applyStyles, isRendered, children }: PageCodeProps) {
  useLayoutEffect(applyStyles, [applyStyles]);
  useEffect(awaitTarget, []);
  // During hydration, the output must equal the static HTML. So components without output in the static HTML render
  // their fallback.
  const isHydrated = useHydrated();
  const now = isHydrated || isRendered === true ? render : isRendered && without(isRendered, render);
  return <RenderCode value={now || undefined}>{children}</RenderCode>;
}

function without(lost: readonly string[], render: RenderComponent): RenderComponent {
  return (node) => (lost.includes(node.name) ? renderNodes(node.children) : render(node));
}
