import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import type { Misplaced } from '../../viewer/html/page-renderer.ts';
import { htmlVoidElements } from '../html/nesting-rules.ts';
import { doubtfulTags } from './doubtful-tags.ts';

/**
 * Checks that browsers parse HTML to the same elements that were rendered. Otherwise, hydration would fail, because
 * the DOM differs. Example: a block element inside a paragraph ends the paragraph.
 *
 * @returns the first element that a browser would move
 */
export function misplacedElement(html: string): Misplaced | undefined {
  // This check is fast, and finds nothing on most pages.
  const doubtful = doubtfulTags(html);
  if (doubtful.length === 0) return undefined;
  const bare = withoutTexts(html);
  // The first comparison uses HTML without text and attributes. They take two thirds of the parsing time, and rarely
  // affect nesting.
  if (isReadAsWritten(tagsAlone(bare), bare) || isReadAsWritten(html, bare)) return undefined;
  return doubtful[0];
}

/**
 * Whether a browser parses HTML to the elements that are written.
 *
 * @param bare the same HTML, without comments and without text that may look like elements
 */
function isReadAsWritten(html: string, bare: string): boolean {
  return tagsOf(fromHtml(html, { fragment: true })) === tagsAlone(bare).replace(/<([^/>]*)\/>/g, '<$1></$1>');
}

function tagsOf(node: Root | Element): string {
  const inside = node.children.map((child) => (child.type === 'element' ? tagsOf(child) : '')).join('');
  if (node.type === 'root') return inside;
  const name = node.tagName.toLowerCase();
  return htmlVoidElements.has(name) ? `<${name}>` : `<${name}>${inside}</${name}>`;
}

/** @returns HTML without comments, and without text that may look like elements */
function withoutTexts(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style|textarea|title|iframe)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1</$2>');
}

const tags = /<(\/?)([a-z][^\s/>]*)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

/** @returns only the tags of HTML, in lower case, without attributes */
function tagsAlone(html: string): string {
  return Array.from(html.matchAll(tags), ([whole, end, written]) => {
    const name = written!.toLowerCase();
    return `<${end}${name}${whole.endsWith('/>') && !htmlVoidElements.has(name) ? '/' : ''}>`;
  }).join('');
}
