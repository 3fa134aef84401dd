import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import type { Misplaced } from '../../viewer/html/page-renderer.ts';
import { htmlVoidElements } from '../html/nesting-rules.ts';
import { doubtfulTags } from './doubtful-tags.ts';

/**
 * Looks whether browsers read HTML as the elements it was written from. They end a paragraph where a block begins, for
 * one; what a page draws would then not be found where it was drawn.
 *
 * @returns the first element that would be moved elsewhere
 */
export function misplacedElement(html: string): Misplaced | undefined {
  // Hardly any page has tags about which that takes more than a look at those that are open.
  const doubtful = doubtfulTags(html);
  if (doubtful.length === 0) return undefined;
  const bare = withoutTexts(html);
  // Where an element belongs is hardly ever a matter of texts and attributes, and they take two thirds of the time to read.
  if (isReadAsWritten(tagsAlone(bare), bare) || isReadAsWritten(html, bare)) return undefined;
  return doubtful[0];
}

/** @param bare the same HTML without what is no element though it may look like one */
function isReadAsWritten(html: string, bare: string): boolean {
  return tagsOf(fromHtml(html, { fragment: true })) === tagsAlone(bare).replace(/<([^/>]*)\/>/g, '<$1></$1>');
}

function tagsOf(node: Root | Element): string {
  const inside = node.children.map((child) => (child.type === 'element' ? tagsOf(child) : '')).join('');
  if (node.type === 'root') return inside;
  const name = node.tagName.toLowerCase();
  return htmlVoidElements.has(name) ? `<${name}>` : `<${name}>${inside}</${name}>`;
}

/** @returns HTML without what is no element though it may look like one */
function withoutTexts(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style|textarea|title|iframe)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1</$2>');
}

const tags = /<(\/?)([a-z][^\s/>]*)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

/** @returns the tags of HTML, without attributes, in small letters */
function tagsAlone(html: string): string {
  return Array.from(html.matchAll(tags), ([whole, end, written]) => {
    const name = written!.toLowerCase();
    return `<${end}${name}${whole.endsWith('/>') && !htmlVoidElements.has(name) ? '/' : ''}>`;
  }).join('');
}
