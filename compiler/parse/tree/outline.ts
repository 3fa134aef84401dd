import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit, visitBlocks } from './visit.ts';
import type { OutlineItem } from '../document.ts';
import type { Parsing } from '../parsing.ts';

/** @returns the headings from h2 down that have text, and the partials, in document order */
export function readOutline(tree: Root, { bindings }: Parsing): OutlineItem[] {
  const outline: OutlineItem[] = [];
  const mayBeWithinWords = [...bindings.values()].some(({ kind }) => kind === 'partial');
  (mayBeWithinWords ? visit : visitBlocks)(tree, (node) => {
    if (node.type === 'heading') {
      const item = toItem(node);
      if (item) outline.push(item);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const binding = node.name ? bindings.get(node.name) : undefined;
      if (binding?.kind === 'partial') outline.push({ type: 'partial', reference: binding.reference });
    }
  });
  return outline;
}

function toItem({ depth, data, children }: Heading): OutlineItem | undefined {
  const text = children.map(toText).join('').trim();
  if (depth === 1 || text === '' || data?.id === undefined) return undefined;
  const html = children.map(toHtml).join('').trim();
  const item: OutlineItem = { type: 'heading', depth, id: data.id, text };
  return html === escapeHtml(text) ? item : { ...item, html };
}

function toText(node: PhrasingContent): string {
  return node.type === 'html' || isComment(node)
    ? ''
    : 'children' in node
      ? node.children.map(toText).join('')
      : toString(node);
}

const kept: Partial<Record<PhrasingContent['type'], string>> = { emphasis: 'em', strong: 'strong', delete: 'del' };

function toHtml(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (!('children' in node)) return escapeHtml(toText(node));
  const content = node.children.map(toHtml).join('');
  const tag = kept[node.type];
  return tag ? `<${tag}>${content}</${tag}>` : content;
}

function isComment(node: PhrasingContent): boolean {
  return node.type === 'mdxTextExpression' && /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
