import type { Body, BodyNode, Page } from '../types.ts';

/** @returns a list of nodes: the children of a body, a list with the given node, or the given list */
export function nodesOf(tree: Body | BodyNode | readonly BodyNode[]): readonly BodyNode[] {
  if (!('type' in tree)) return tree;
  return tree.type === 'root' ? tree.children : [tree];
}

/** @returns the nodes that a page displays: its body, or the excerpts in a list of posts */
export function shownNodes(page: Page): BodyNode[] {
  if ('body' in page) return page.body.children;
  return 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
}
