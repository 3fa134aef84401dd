import type { Heading, PhrasingContent, Root } from 'mdast';
import { hasUnknownText, headingText, inlineText, type TextOf } from './heading-text.ts';
import { visit, visitBlocks } from './visit.ts';
import type { OutlineItem } from '../document.ts';
import type { Parsing } from '../parsing.ts';

/** @returns headings of level 2 to 6 that have text, and positions of partials, in document order */
export function readOutline(tree: Root, { bindings }: Parsing, textOf: TextOf): OutlineItem[] {
  const outline: OutlineItem[] = [];
  const mayBeWithinWords = [...bindings.values()].some(({ kind }) => kind === 'partial');
  (mayBeWithinWords ? visit : visitBlocks)(tree, (node) => {
    if (node.type === 'heading') {
      const item = toItem(node, textOf);
      if (item) outline.push(item);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const binding = node.name ? bindings.get(node.name) : undefined;
      if (binding?.kind === 'partial') outline.push({ type: 'partial', reference: binding.reference });
    }
  });
  return outline;
}

function toItem(heading: Heading, textOf: TextOf): OutlineItem | undefined {
  const { depth, data, children } = heading;
  if (depth === 1 || data?.id === undefined) return undefined;
  const isOpen = hasUnknownText(heading, textOf);
  const text = headingText(heading, textOf) || (isOpen ? headingText(heading, textOf, 'code') : '');
  if (text === '') return undefined;
  const html = children
    .map((node) => toHtml(node, textOf))
    .join('')
    .trim();
  const item: OutlineItem = { type: 'heading', depth, id: data.id, text, ...(isOpen && { isOpen }) };
  return html === '' || html === escapeHtml(text) ? item : { ...item, html };
}

const preserved: Partial<Record<PhrasingContent['type'], string>> = { emphasis: 'em', strong: 'strong', delete: 'del' };

function toHtml(node: PhrasingContent, textOf: TextOf): string {
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (!('children' in node)) return escapeHtml(inlineText([node], textOf));
  const content = node.children.map((child) => toHtml(child, textOf)).join('');
  const tag = preserved[node.type];
  return tag ? `<${tag}>${content}</${tag}>` : content;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
