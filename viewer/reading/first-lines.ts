import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { previewNodes } from '../search/preview-nodes.ts';

/** So many paragraphs are more than there is room for. */
const atMost = 2;

/**
 * What a page, or a section of it, begins with: its first paragraphs, or in their place what the page says of itself. Links
 * in them are words.
 *
 * @param id of the section's heading; the empty string for the page
 * @returns `section`: the words of that heading
 */
export function firstLines(page: Page, id: string): { section: string | undefined; nodes: BodyNode[] } {
  const paragraphs = previewNodes(page, id)
    .filter((node) => node.type === 'element' && node.tagName === 'p')
    .slice(0, atMost);
  const section = 'toc' in page ? page.toc?.find((entry) => entry.id === id)?.text : undefined;
  if (paragraphs.length > 0) return { section, nodes: paragraphs.map(withoutLinks) };
  const { description } = page as { description?: unknown };
  return { section, nodes: typeof description === 'string' ? [{ type: 'text', value: description }] : [] };
}

function withoutLinks(node: BodyNode): BodyNode {
  if (node.type === 'text') return node;
  const children = node.children.map(withoutLinks);
  return node.type === 'element' && node.tagName === 'a'
    ? { type: 'element', tagName: 'span', properties: {}, children }
    : { ...node, children };
}
