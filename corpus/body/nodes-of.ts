import type { Body, BodyNode, Page } from '../types.ts';

/** @returns the nodes of a body, a node or a list of nodes */
export function nodesOf(tree: Body | BodyNode | readonly BodyNode[]): readonly BodyNode[] {
  if (!('type' in tree)) return tree;
  return tree.type === 'root' ? tree.children : [tree];
}

/** @returns the nodes that a page shows: the nodes of its body, or the excerpts of other pages */
export function shownNodes(page: Page): BodyNode[] {
  if ('body' in page) return page.body.children;
  return 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
}
