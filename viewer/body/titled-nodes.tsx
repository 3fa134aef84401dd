import { createContext, useContext, type ReactNode } from 'react';
import type { BodyNode } from '../../corpus/schema/index.ts';
import { renderNodes } from './render-nodes.tsx';

/** What a layout wants to stand right below the title of its page. */
export const BelowTitle = createContext<ReactNode>(null);

/** How many nodes of the page's text are drawn for now: of one that somebody waits for, those that fill the window. */
export const DrawnNodes = createContext(Infinity);

interface TitledNodesProps {
  nodes: BodyNode[];
  /** Whether the title stands before the nodes; otherwise it is the first heading in them, or in their header. */
  isTitled: boolean;
}

/** The text of a page, and what stands below its title. */
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

/** What stands below the text: nobody sees it while only the beginning of that is drawn. */
export function WhenWhole({ children }: { children: ReactNode }) {
  return useContext(DrawnNodes) === Infinity && children;
}
