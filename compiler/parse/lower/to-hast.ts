import type { Element, Nodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Root } from 'mdast';
import { toHast as mdastToHast } from 'mdast-util-to-hast';
import type { Handlers } from 'mdast-util-to-hast';
import { VFile } from 'vfile';

/**
 * Makes HTML's tree (hast) of Markdown's, with the raw HTML between read as a browser would.
 *
 * @param text what the places in the tree are of
 */
export function toHast(tree: Root, text: string, handlers: Handlers = {}): HastRoot {
  const hast = mdastToHast(tree, { allowDangerousHtml: true, handlers }) as HastRoot;
  // Reading the whole tree again is only worth it where there is raw HTML.
  if (!hasRaw(hast)) return hast;
  return raw(hast, { file: new VFile(text), passThrough: ['component'] }) as HastRoot;
}

function hasRaw(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw));
}

/** Marks an element as made of Markdown syntax; reading raw HTML keeps nothing but tags and attributes. */
export const markdownMark = 'dataMarkdown';

export function markAsMarkdown(element: Element): Element {
  return { ...element, properties: { ...element.properties, [markdownMark]: '' } };
}
