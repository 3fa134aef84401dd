import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { message } from '../messages/message.ts';

const atMost = 12;
/** Components and elements that a preview omits, because they are slow, run code, or embed other documents. */
const leftOut = new Set(['LiveCode', 'Mermaid', 'ColorGenerator', 'TOCInline', 'iframe', 'video', 'audio']);

/**
 * Returns the beginning of a page or a section for a preview.
 *
 * @param id the id of the section's heading; empty for the whole page
 */
export function previewNodes(page: Page, id: string): BodyNode[] {
  const nodes = 'body' in page ? page.body.children : [];
  const start = id === '' ? 0 : nodes.findIndex((node) => node.type === 'element' && node.properties.id === id);
  if (start === -1) return [];
  const rest = nodes.slice(start + (id === '' ? 0 : 1));
  const end = id === '' ? -1 : rest.findIndex((node) => depthOf(node) <= depthOf(nodes[start]!));
  return rest.slice(0, end === -1 ? atMost : Math.min(end, atMost)).flatMap(plain);
}

function depthOf(node: BodyNode): number {
  const [, depth] = (node.type === 'element' && /^h([1-6])$/.exec(node.tagName)) || [];
  return depth === undefined ? Infinity : Number(depth);
}

/**
 * Returns a node without ids, because ids must be unique in the document, and without elements that a preview omits.
 */
function plain(node: BodyNode): BodyNode[] {
  if (node.type === 'text') return [node];
  if (leftOut.has(node.type === 'component' ? node.name : node.tagName)) return [];
  const children = node.children.flatMap(plain);
  if (node.type === 'component') return [{ ...node, children }];
  const { id, ...properties } = node.properties;
  const isOfFootnotes = id === 'footnote-label';
  const own: BodyNode[] = isOfFootnotes ? [{ type: 'text', value: message('lectern.footnotes') }] : children;
  // Readers can't click links in a preview. `target="_self"` also prevents prefetching of the linked pages.
  if (node.tagName === 'a') return [{ ...node, properties: { ...properties, target: '_self' }, children: own }];
  return [{ ...node, properties, children: own }];
}
