import type { Body, BodyNode } from '../types.ts';

/** @returns the nodes that a body, a node or a list of nodes stands for */
export function nodesOf(tree: Body | BodyNode | readonly BodyNode[]): readonly BodyNode[] {
  if (!('type' in tree)) return tree;
  return tree.type === 'root' ? tree.children : [tree];
}
