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
import { isBlock } from '../../../corpus/body/block-tags.ts';
import { sameText } from '../../same-text.ts';
import { element } from '../plain/element.ts';
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
  const tree = toMdast(
    { type: 'root', children: content },
    { handlers: { a, code, figure, pre, section, summary, sup } },
  );
  return serialize(tree, { bullet: '-', rule: '-', emphasis: '_', handlers: { text }, extensions });
}

// To look for what has to be escaped is what costs most.
const text: NonNullable<Options['handlers']>['text'] = (node: Text, _, state, info) =>
  isOrdinary(node.value) ? node.value : state.safe(node.value, info);

/** Block by block, the ordinary ones written directly; nothing where something else stands between them. */
function ordinaryBlocks(content: readonly ElementContent[]): string | undefined {
  const groups = groupsIn(content);
  if (!groups) return undefined;
  const texts: string[] = [];
  for (const group of groups) {
    const [only, ...others] = group;
    const written =
      (others.length === 0 && only?.type === 'element' ? ordinaryBlock(only) : undefined) ?? libraryBlocks(group);
    if (written === '' || written.endsWith('\n')) return undefined;
    texts.push(written);
  }
  return `${texts.join('\n\n')}\n`;
}

const known = sameText<string>();

/** Blocks for which only the library will do, without the newline at their end. */
function libraryBlocks(blocks: ElementContent[]): string {
  return known(JSON.stringify(blocks), () => libraryMarkdown(blocks).replace(/\n$/, ''));
}

/**
 * Blocks that may be taken for themselves, and those together that depend on each other. Words between blocks are the
 * paragraph that they become, or stand with the blocks that they join.
 *
 * @returns nothing where something else stands among them, and where there are no blocks
 */
function groupsIn(content: readonly ElementContent[]): ElementContent[][] | undefined {
  const groups: ElementContent[][] = [];
  let words: ElementContent[] = [];
  let hasBlock = false;
  const endWords = (next?: Element): void => {
    const before = groups.at(-1);
    if (words.every(isBlank)) words = [];
    else if (!isClosed(before?.at(-1))) before!.push(...words);
    else groups.push(isClosed(next) ? [element('p', {}, ...words)] : words);
    words = [];
  };
  for (const node of withoutDetails(content)) {
    if (isWords(node)) {
      words.push(node);
    } else if (!isBlockElement(node)) {
      return undefined;
    } else if (isEmpty(node)) {
      // What stands on both sides of it would be neighbours.
      if (!words.every(isBlank)) return undefined;
    } else {
      endWords(node);
      hasBlock = true;
      const before = groups.at(-1);
      const last = before?.at(-1);
      if (mayClash(last, node) || !(isClosed(last) || isClosed(node))) before!.push(node);
      else groups.push([node]);
    }
  }
  endWords();
  return hasBlock ? groups : undefined;
}

/** What can be folded away stands open, behind a paragraph that says what it is. */
function* withoutDetails(content: readonly ElementContent[]): Generator<ElementContent> {
  for (const node of content) {
    const isPlain =
      node.type === 'element' &&
      node.tagName === 'details' &&
      node.children.every((child) => isWords(child) || isBlockElement(child));
    if (isPlain) yield* withoutDetails(node.children);
    else if (node.type === 'element' && node.tagName === 'summary')
      yield element('p', {}, element('strong', {}, ...node.children));
    else yield node;
  }
}

const wordTags = new Set(['a', 'code', 'del', 'em', 'img', 'span', 'strong']);

/** Whether nothing in it is a block. */
function isWords(node: ElementContent): boolean {
  return (
    node.type === 'text' || (node.type === 'element' && wordTags.has(node.tagName) && node.children.every(isWords))
  );
}

const closedTags = new Set(['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'ol', 'p', 'pre', 'table', 'ul']);

/** Whether a block is one of Markdown, too. Of others only the content is written, and joins the words beside it. */
function isClosed(node: ElementContent | undefined): boolean {
  return (
    node === undefined || (node.type === 'element' && (closedTags.has(node.tagName) || titledPre(node) !== undefined))
  );
}

/** Whether it is a block of which nothing is written. */
function isEmpty(node: ElementContent): boolean {
  return (
    isBlank(node) ||
    (node.type === 'element' && (node.tagName === 'div' || node.tagName === 'p') && node.children.every(isEmpty))
  );
}

/** A space that doesn't break is written. */
function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && !/[^ \t\n\f\r]/.test(node.value);
}

function isBlockElement(node: ElementContent): node is Element {
  return node.type === 'element' && (isBlock(node.tagName) || node.tagName === 'section');
}

// Footnotes become what they were made of. Their ids all start alike: `user-content-fn-moon`.
const sup: Handle = (state, node) => {
  const [only] = node.children;
  const reference =
    only?.type === 'element' && only.properties.dataFootnoteRef !== undefined
      ? String(only.properties.href)
      : undefined;
  return reference === undefined
    ? (state.all(node) as PhrasingContent[])
    : { type: 'footnoteReference', identifier: footnoteName(reference) };
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

const a: Handle = (state, node) =>
  node.properties.dataFootnoteBackref === undefined ? defaultHandlers.a(state, node) : undefined;

function footnoteName(id: string): string {
  return id.replace(/^.*?fn-/, '');
}

const code: Handle = (state, node) =>
  hasClass(node, 'math-inline') ? { type: 'inlineMath', value: toString(node) } : defaultHandlers.code(state, node);

const pre: Handle = (state, node) => {
  const [only] = node.children;
  if (only?.type === 'element' && hasClass(only, 'math-display')) return { type: 'math', value: toString(node) };
  return defaultHandlers.pre(state, node);
};

/** @returns the parts of a figure that is a code block with its title */
function titledPre({ tagName, children: [caption, block] }: Element): { caption: Element; block: Element } | undefined {
  const isTitled =
    tagName === 'figure' &&
    caption?.type === 'element' &&
    caption.tagName === 'figcaption' &&
    block?.type === 'element' &&
    block.tagName === 'pre';
  return isTitled ? { caption, block } : undefined;
}

/** A code block with its title. */
const figure: Handle = (state, node) => {
  const titled = titledPre(node);
  if (!titled) return state.all(node) as never;
  const fence = defaultHandlers.pre(state, titled.block);
  const words = toString(titled.caption);
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
