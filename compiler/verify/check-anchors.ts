import type { BodyNode, Page } from '../corpus/index.ts';
import { idsOf } from '../html/ids-of.ts';

/** @returns what is wrong with the ids of a page: given twice, or named in the table of contents and not there */
export function checkAnchors(page: Page): string[] {
  const ids = idsOf(shownNodes(page));
  const seen = new Set<string>();
  const messages: string[] = [];
  for (const id of ids) {
    if (seen.has(id)) messages.push(`the id "${id}" is given more than once`);
    seen.add(id);
  }
  for (const { id } of 'toc' in page ? page.toc : []) if (!seen.has(id)) messages.push(`the table of contents names "#${id}", which the body does not have`);
  return messages;
}

// A page shows its own body, or the excerpts of others.
function shownNodes(page: Page): BodyNode[] {
  if ('body' in page) return page.body.children;
  return 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
}
