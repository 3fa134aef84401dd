import type { BodyNode, Page } from '../../corpus/schema/index.ts';

/** The nodes that a page shows: those of its own body, or the excerpts of others. */
export function shownNodes(page: Page): BodyNode[] {
  if ('body' in page) return page.body.children;
  return 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
}
