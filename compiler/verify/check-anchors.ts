import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { idsOf, shownNodes } from '../../corpus/body/nodes-of.ts';

/** @returns the ids that a page gives more than once, of which only the first can be linked to */
export function repeatedIds(page: Page): string[] {
  const seen = new Set<string>();
  const repeated = idsOf(withoutCode(shownNodes(page))).filter((id) => seen.size === seen.add(id).size);
  return [...new Set(repeated)];
}

/** @returns what the table of contents names and the page does not have */
export function checkAnchors(page: Page): string[] {
  const seen = new Set(idsOf(withoutCode(shownNodes(page))));
  const messages: string[] = [];
  // Which ids code makes can't be known.
  if (page.code) return messages;
  for (const { id } of 'toc' in page ? page.toc : [])
    if (!seen.has(id)) messages.push(`the table of contents names "#${id}", which the body does not have`);
  return messages;
}

// An `id` among the props of a component of the site's own need not become one of the page.
function withoutCode(nodes: readonly BodyNode[]): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (node.type === 'text') return [];
    const children = withoutCode(node.children);
    return node.type === 'component' && node.code ? children : [{ ...node, children }];
  });
}
