import { createContext, useContext, type ReactNode } from 'react';
import type { BodyNode } from '../../corpus/schema/index.ts';
import { renderNodes } from './render-nodes.tsx';

/** Context with content that a layout inserts directly below the title of the page. */
export const BelowTitle = createContext<ReactNode>(null);

/**
 * Context with the number of nodes to render. During navigation, only as many as fill the window. Afterwards, all.
 */
export const RenderedNodes = createContext(Infinity);

interface TitledNodesProps {
  nodes: BodyNode[];
  /**
   * Whether the layout renders the title itself, before the nodes. Otherwise the first `<h1>` or `<header>` in the
   * nodes is the title.
   */
  isTitled: boolean;
}

/** The content of a page, with `BelowTitle` after its title. */
export function TitledNodes({ nodes, isTitled }: TitledNodesProps) {
  const below = useContext(BelowTitle);
  const rendered = useContext(RenderedNodes);
  const split = isTitled
    ? 0
    : nodes.findIndex((node) => node.type === 'element' && /^h(1|eader)$/.test(node.tagName)) + 1;
  return (
    <>
      {renderNodes(nodes.slice(0, split))}
      {below}
      {renderNodes(nodes.slice(split, rendered))}
    </>
  );
}

/** Renders content below the page's own content, but only once all nodes of the page are rendered. */
export function WhenWhole({ children }: { children: ReactNode }) {
  return useContext(RenderedNodes) === Infinity && children;
}
