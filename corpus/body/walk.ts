import type { Body, BodyNode } from '../types.ts';
import { nodesOf } from './nodes-of.ts';

/**
 * Iterates over all nodes of a body, or of some nodes, in document order: a node comes before its children.
 *
 *     for (const node of walk(page.body)) if (node.type === 'element' && node.tagName === 'img') …
 */
export function* walk(body: Body | BodyNode | readonly BodyNode[]): Generator<BodyNode, void, undefined> {
  // A stack instead of recursion, because bodies can be nested more deeply than function calls.
  const left = [...nodesOf(body)].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    if (node.type !== 'text') left.push(...[...node.children].reverse());
  }
}
