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
 * @param test the type of the nodes to be told of; all of them when absent
 */
export const visit = visitNodes as typeof unistVisit;

function visitNodes(tree: Node, ...given: [Visitor] | [type: string, Visitor]): void {
  const [type, visitor] = given.length === 1 ? [undefined, given[0]] : given;
  walk(tree, undefined, undefined, type, visitor);
}

/** @returns the index of the sibling to go on with; nothing when the walk has ended */
function walk(node: Node, index: number | undefined, parent: Parent | undefined, type: string | undefined, visitor: Visitor): number | typeof EXIT {
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  if (result === EXIT) return EXIT;
  const [action, wanted] = typeof result === 'object' ? result : typeof result === 'number' ? [undefined, result] : [result, undefined];
  const { children } = node as Parent;
  if (children && action !== SKIP) {
    // A visitor may take nodes away and put others in.
    for (let at = 0; at < children.length; ) {
      const next = walk(children[at]!, at, node as Parent, type, visitor);
      if (next === EXIT) return EXIT;
      at = next;
    }
  }
  return wanted ?? (index ?? 0) + 1;
}
