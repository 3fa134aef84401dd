import type { BodyNode, Page } from '../corpus/index.ts';

/** @returns what is wrong with the ids of a page: given twice, or named in the table of contents and not there */
export function checkAnchors(page: Page): string[] {
  if (!('body' in page)) return [];
  const ids = idsOf(page.body.children);
  const seen = new Set<string>();
  const messages: string[] = [];
  for (const id of ids) {
    if (seen.has(id)) messages.push(`the id "${id}" is given more than once`);
    seen.add(id);
  }
  for (const { id } of page.toc) if (!seen.has(id)) messages.push(`the table of contents names "#${id}", which the body does not have`);
  return messages;
}

function idsOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    const { id } = node.type === 'element' ? node.properties : node.props;
    return [...(typeof id === 'string' ? [id] : []), ...idsOf(node.children)];
  });
}
