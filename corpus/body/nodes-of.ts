import type { Body, BodyNode, Page } from '../types.ts';

/** @returns the nodes that a body, a node or a list of nodes stands for */
export function nodesOf(tree: Body | BodyNode | readonly BodyNode[]): readonly BodyNode[] {
  if (!('type' in tree)) return tree;
  return tree.type === 'root' ? tree.children : [tree];
}

/** The nodes that a page shows: those of its own body, or the excerpts of others. */
export function shownNodes(page: Page): BodyNode[] {
  if ('body' in page) return page.body.children;
  return 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
}
