import { createContext, useContext, type ReactNode } from 'react';
import type { BodyNode } from '../../corpus/schema/index.ts';
import { renderNodes } from './render-nodes.tsx';

/** Content that a layout renders right below the title of its page. */
export const BelowTitle = createContext<ReactNode>(null);

/** The number of nodes that are rendered. During navigation, only enough nodes to fill the window. */
export const DrawnNodes = createContext(Infinity);

interface TitledNodesProps {
  nodes: BodyNode[];
  /** Whether the title precedes the nodes. Otherwise it is their first heading, possibly in a header. */
  isTitled: boolean;
}

/** The content of a page, with `BelowTitle` after its title. */
export function TitledNodes({ nodes, isTitled }: TitledNodesProps) {
  const below = useContext(BelowTitle);
  const drawn = useContext(DrawnNodes);
  const split = isTitled
    ? 0
    : nodes.findIndex((node) => node.type === 'element' && /^h(1|eader)$/.test(node.tagName)) + 1;
  return (
    <>
      {renderNodes(nodes.slice(0, split))}
      {below}
      {renderNodes(nodes.slice(split, drawn))}
    </>
  );
}

/** Content below the page's own. It is invisible while only the first nodes are rendered. */
export function WhenWhole({ children }: { children: ReactNode }) {
  return useContext(DrawnNodes) === Infinity && children;
}
