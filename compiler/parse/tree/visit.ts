import type { Node, Parent } from 'unist';
import type { visit as unistVisit } from 'unist-util-visit';

/** A visitor returns this to end the walk. */
export const EXIT = false;
/** A visitor returns this to skip the node's children. */
export const SKIP = 'skip';

type Result = void | undefined | number | typeof EXIT | typeof SKIP | readonly [typeof SKIP, number];
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Result;

/**
 * Walks a tree in preorder, with the API of unist-util-visit. That library is slow for large pages, because it creates
 * a function for every node.
 *
 * @param test the type of the nodes to visit; if absent, all nodes are visited
 */
export const visit = ((tree: Node, ...given: Given) => visitNodes(tree, given, nothing)) as typeof unistVisit;

/** Like `visit`, but skips the content of paragraphs, headings and tables. Most nodes are in one of these. */
export const visitBlocks = ((tree: Node, ...given: Given) => visitNodes(tree, given, wordsOnly)) as typeof unistVisit;

type Given = [Visitor] | [type: string, Visitor];

const nothing: ReadonlySet<string> = new Set();
const wordsOnly: ReadonlySet<string> = new Set(['heading', 'paragraph', 'table']);

function visitNodes(tree: Node, given: Given, closed: ReadonlySet<string>): void {
  const [type, visitor] = given.length === 1 ? [undefined, given[0]] : given;
  walk(tree, undefined, undefined, { type, visitor, closed });
}

interface Walk {
  type: string | undefined;
  visitor: Visitor;
  /** Types of nodes whose children are not visited. */
  closed: ReadonlySet<string>;
}

/** @returns the index of the next sibling to visit; `EXIT` if the walk has ended */
function walk(node: Node, index: number | undefined, parent: Parent | undefined, of: Walk): number | typeof EXIT {
  const { type, visitor, closed } = of;
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  if (result === EXIT) return EXIT;
  const isSkipped = result === SKIP || (typeof result === 'object' && result[0] === SKIP);
  const { children } = node as Parent;
  if (children && !isSkipped && !closed.has(node.type)) {
    // The loop uses an index, because a visitor may remove and insert nodes.
    for (let at = 0; at < children.length;) {
      const next = walk(children[at]!, at, node as Parent, of);
      if (next === EXIT) return EXIT;
      at = next;
    }
  }
  if (typeof result === 'number') return result;
  return typeof result === 'object' ? result[1] : (index ?? 0) + 1;
}
