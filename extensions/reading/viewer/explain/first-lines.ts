import type { BodyNode, Page } from '../../../../corpus/index.ts';
import { previewNodes } from '../../../../viewer/tool-parts.ts';

/** The maximum number of paragraphs in a preview. */
const atMost = 2;

/**
 * Returns the first paragraphs of a page or a section. If there are none, returns the page's description. Links
 * become plain text.
 *
 * @param id the id of the section's heading; empty for the whole page
 * @returns `section`: the text of that heading
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
