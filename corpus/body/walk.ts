import type { Body, BodyNode } from '../types.ts';
import { nodesOf } from './nodes-of.ts';

/**
 * All nodes of a body, or of a part of one, in document order: each before its children.
 *
 *     for (const node of walk(page.body)) if (node.type === 'element' && node.tagName === 'img') …
 */
export function* walk(body: Body | BodyNode | readonly BodyNode[]): Generator<BodyNode, void, undefined> {
  // An explicit stack: bodies can be nested more deeply than function calls.
  const left = [...nodesOf(body)].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    if (node.type !== 'text') left.push(...[...node.children].reverse());
  }
}
