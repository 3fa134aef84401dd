import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { idsOf } from '../html/ids-of.ts';
import { shownNodes } from './shown-nodes.ts';

/** @returns what is wrong with the ids of a page: given twice, or named in the table of contents and not there */
export function checkAnchors(page: Page): string[] {
  const nodes = shownNodes(page);
  const seen = new Set<string>();
  const messages: string[] = [];
  for (const id of idsOf(withoutCode(nodes))) {
    if (seen.has(id)) messages.push(`the id "${id}" is given more than once`);
    seen.add(id);
  }
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
