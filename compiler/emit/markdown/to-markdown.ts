import type { Element, ElementContent } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { FootnoteDefinition, PhrasingContent, Text } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown as serialize, type Options } from 'mdast-util-to-markdown';
import { isBlock } from '../../html/block-tags.ts';
import { mayClash, ordinaryBlock } from './ordinary-blocks.ts';
import { isOrdinary } from './ordinary-text.ts';

// Without that for bare addresses, which costs more than all the others: it keeps text from becoming a link.
const extensions = [
  gfmFootnoteToMarkdown(),
  gfmStrikethroughToMarkdown(),
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmTaskListItemToMarkdown(),
  mathToMarkdown(),
];

/** @returns plain HTML as Markdown, in GitHub's flavour with formulas; ends with a newline */
export function toMarkdown(content: ElementContent[]): string {
  return ordinaryBlocks(content) ?? libraryMarkdown(content);
}

/** The same by the library alone, which knows every rule. */
export function libraryMarkdown(content: ElementContent[]): string {
  const tree = toMdast({ type: 'root', children: content }, { handlers: { a, code, figure, pre, section, summary, sup } });
  return serialize(tree, { bullet: '-', rule: '-', emphasis: '_', handlers: { text }, extensions });
}

// To look for what has to be escaped is what costs most.
const text: NonNullable<Options['handlers']>['text'] = (node: Text, _, state, info) => (isOrdinary(node.value) ? node.value : state.safe(node.value, info));

/** Block by block, the ordinary ones written directly; nothing where blocks may not be taken for themselves. */
function ordinaryBlocks(content: readonly ElementContent[]): string | undefined {
  const texts: string[] = [];
  let before: string | undefined;
  for (const node of content) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    if (node.type !== 'element' || !(isBlock(node.tagName) || node.tagName === 'section') || mayClash(before, node.tagName)) return undefined;
    const ordinary = ordinaryBlock(node);
    const written = ordinary ?? libraryMarkdown([node]).replace(/\n$/, '');
    if (written === '' || written.endsWith('\n')) return undefined;
    // What the library makes of a block may end with a list.
    before = ordinary === undefined ? 'ul' : node.tagName;
    texts.push(written);
  }
  return texts.length === 0 ? undefined : `${texts.join('\n\n')}\n`;
}

// Footnotes become what they were made of. Their ids all start alike: `user-content-fn-moon`.
const sup: Handle = (state, node) => {
  const [only] = node.children;
  const reference = only?.type === 'element' && only.properties.dataFootnoteRef !== undefined ? String(only.properties.href) : undefined;
  return reference === undefined ? (state.all(node) as PhrasingContent[]) : { type: 'footnoteReference', identifier: footnoteName(reference) };
};

const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return state.all(node) as FootnoteDefinition[];
  const list = node.children.find((child) => child.type === 'element' && child.tagName === 'ol') as Element | undefined;
  const notes = (list?.children ?? []).filter((child) => child.type === 'element');
  return notes.map((note): FootnoteDefinition => ({
    type: 'footnoteDefinition',
    identifier: footnoteName(String(note.properties.id)),
    children: state.toFlow(state.all(note)) as FootnoteDefinition['children'],
  }));
};

const a: Handle = (state, node) => (node.properties.dataFootnoteBackref === undefined ? defaultHandlers.a(state, node) : undefined);

function footnoteName(id: string): string {
  return id.replace(/^.*?fn-/, '');
}

const code: Handle = (state, node) => (hasClass(node, 'math-inline') ? { type: 'inlineMath', value: toString(node) } : defaultHandlers.code(state, node));

const pre: Handle = (state, node) => {
  const [only] = node.children;
  if (only?.type === 'element' && hasClass(only, 'math-display')) return { type: 'math', value: toString(node) };
  return defaultHandlers.pre(state, node);
};

/** A code block with its title. */
const figure: Handle = (state, node) => {
  const [caption, block] = node.children;
  if (caption?.type !== 'element' || caption.tagName !== 'figcaption' || block?.type !== 'element' || block.tagName !== 'pre') return state.all(node) as never;
  const fence = defaultHandlers.pre(state, block);
  const words = toString(caption);
  const title = words.includes('"') ? `title='${words}'` : `title="${words}"`;
  return fence.type === 'code' ? { ...fence, lang: fence.lang ?? 'text', meta: title } : fence;
};

const summary: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
