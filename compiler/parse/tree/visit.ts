import type { Node, Parent } from 'unist';
import type { visit as unistVisit } from 'unist-util-visit';

/** Ends the walk. */
export const EXIT = false;
/** Passes the children over. */
export const SKIP = 'skip';

type Result = void | undefined | number | typeof EXIT | typeof SKIP | readonly [typeof SKIP, number];
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Result;

/**
 * Walks a tree: each node before its children. The contract is that of unist-util-visit, which makes a function for
 * every node; a page has thousands, and is walked many times.
 *
 * @param test the type of the nodes to visit; all of them when absent
 */
export const visit = ((tree: Node, ...given: Given) => visitNodes(tree, given, nothing)) as typeof unistVisit;

/** The same for what is never within a paragraph, a heading or a table, where most nodes are. */
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
  /** Types of nodes that aren't entered. */
  closed: ReadonlySet<string>;
}

/** @returns the index of the sibling to go on with; nothing when the walk has ended */
function walk(node: Node, index: number | undefined, parent: Parent | undefined, of: Walk): number | typeof EXIT {
  const { type, visitor, closed } = of;
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  if (result === EXIT) return EXIT;
  const isSkipped = result === SKIP || (typeof result === 'object' && result[0] === SKIP);
  const { children } = node as Parent;
  if (children && !isSkipped && !closed.has(node.type)) {
    // A visitor may take nodes away and put others in.
    for (let at = 0; at < children.length;) {
      const next = walk(children[at]!, at, node as Parent, of);
      if (next === EXIT) return EXIT;
      at = next;
    }
  }
  if (typeof result === 'number') return result;
  return typeof result === 'object' ? result[1] : (index ?? 0) + 1;
}
