import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { isBlock } from '../body/block-tags.ts';
import { element, hasClass } from '../hast/element.ts';
import { noteName, notesIn } from '../hast/footnotes.ts';
import { escapeLineStarts, writeTitle } from './escape.ts';
import { writeInline } from './write-inline.ts';
import { writeTable } from './write-table.ts';

/** A block of Markdown. */
interface Block {
  text: string;
  /**
   * The bullet of a list: `-` or `*`. Two adjacent lists get different bullets, because Markdown would join them
   * otherwise.
   */
  mark?: string | undefined;
}

/**
 * @param content plain HTML
 * @returns GitHub Flavored Markdown with formulas. It ends with a newline
 */
export function writeMarkdown(content: readonly ElementContent[]): string {
  return `${joinBlocks(writeBlocks(content))}\n`;
}

/**
 * Tag → function that writes the element as blocks. For other block elements, only the content is written.
 *
 * @param before the block before the element
 */
const blockWriters: Record<string, (node: Element, before: Block | undefined) => Block | Block[]> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, (node: Element) => writeHeading(node, depth)])),
  p: ({ children }) => writeParagraph(children),
  pre: (node) => ({ text: hasMath(node) ? `$$\n${toString(node).trim()}\n$$` : writeFence(node) }),
  figure: (node) => writeFigure(node),
  blockquote: ({ children }) => ({
    text: indent(joinBlocks(writeBlocks(children)), '> ', '> ').replace(/^> $/gm, '>'),
  }),
  ul: (node, before) => writeList(node, before?.mark === '-' ? '*' : '-', (mark) => mark),
  ol: (node, before) =>
    writeList(
      node,
      before?.mark === '.' ? ')' : '.',
      (mark, index) => `${Number(node.properties.start ?? 1) + index}${mark}`,
    ),
  dl: (node, before) => writeList(definitionList(node), before?.mark === '-' ? '*' : '-', (mark) => mark),
  table: (node) => ({ text: writeTable(node) }),
  hr: () => ({ text: '---' }),
  summary: ({ children }) => writeParagraph([element('strong', {}, ...children)]),
  section: (node) => notesIn(node)?.map(writeNote) ?? writeBlocks(node.children),
};
/** `blockWriters` as a map, because `blockWriters['constructor']` would return a property of `Object.prototype`. */
const writers = new Map(Object.entries(blockWriters));

function writeBlocks(nodes: readonly ElementContent[]): Block[] {
  const blocks: Block[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    if (words.length === 0) return;
    blocks.push(...writeParagraph(words));
    words = [];
  };
  for (const node of nodes) {
    const write = node.type === 'element' ? writers.get(node.tagName) : undefined;
    if (node.type !== 'element' || !(write || containsBlock(node))) {
      words.push(node);
      continue;
    }
    endWords();
    const written = write ? write(node, blocks.at(-1)) : writeBlocks(node.children);
    blocks.push(...(Array.isArray(written) ? written : [written]));
  }
  endWords();
  return blocks;
}

function containsBlock(node: Element): boolean {
  return isBlock(node.tagName) || containsBlocks(node);
}

function containsBlocks({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && containsBlock(child));
}

function joinBlocks(blocks: readonly Block[], isTight = false): string {
  return blocks.map(({ text }) => text).join(isTight ? '\n' : '\n\n');
}

/** @returns a string with `first` before its first line, and `others` before each further line */
function indent(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' && others.trim() === '' ? '' : others + line))
    .join('\n');
}

function writeParagraph(nodes: readonly ElementContent[]): Block[] {
  const text = writeInline(nodes, 'paragraph')
    .replace(/^[ \\\n]+(?=\n|$)/, '')
    .trim();
  return text === '' ? [] : [{ text: escapeLineStarts(text) }];
}

function writeHeading({ children }: Element, depth: number): Block {
  const words = writeInline(children, 'heading').trim();
  // Escapes `#` at the end, because Markdown would ignore it as the closing mark of the heading.
  return { text: `${'#'.repeat(depth)} ${words.replace(/(^|\s)(#+)$/, '$1\\$2')}`.trimEnd() };
}

function hasMath({ children: [only] }: Element): boolean {
  return only?.type === 'element' && hasClass(only.properties, 'math-display');
}

function writeFence(node: Element, meta = ''): string {
  const [code] = node.children;
  const className = (code?.type === 'element' && code.properties.className) || [];
  const language = [className]
    .flat()
    .map(String)
    .find((name) => name.startsWith('language-'));
  const value = toString(node).replace(/\n+$/, '');
  const longest = Math.max(2, ...(value.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const marks = '`'.repeat(longest + 1);
  const info = (language?.slice('language-'.length) ?? (meta === '' ? '' : 'text')) + meta;
  return `${marks}${info}\n${value === '' ? '' : `${value}\n`}${marks}`;
}

/** Writes a figure with code as a code block with its title. For other figures, writes the content. */
function writeFigure({ children }: Element): Block | Block[] {
  const [caption, block] = children;
  const isTitled =
    caption?.type === 'element' &&
    caption.tagName === 'figcaption' &&
    block?.type === 'element' &&
    block.tagName === 'pre';
  if (!isTitled) return writeBlocks(children);
  const title = toString(caption);
  return {
    text: writeFence(block, title.includes('"') ? ` title='${title}'` : writeTitle(title).replace(' "', ' title="')),
  };
}

function writeList(
  { children }: Element,
  mark: string,
  bullet: (mark: string, index: number) => string,
): Block | Block[] {
  const items = children.filter((child): child is Element => child.type === 'element');
  const isLoose = items.some((item) =>
    item.children.some((child) => child.type === 'element' && child.tagName === 'p'),
  );
  const texts = items.map((item, index) => {
    const marker = `${bullet(mark, index)} `;
    const blocks = writeBlocks(item.children);
    // `- ---` would be a thematic break, not a list item with a thematic break. So the item contains `***`.
    const text = joinBlocks(blocks, !isLoose && isTight(blocks)).replace(/^---(?=\n|$)/, '***');
    return indent(text, marker, ' '.repeat(marker.length)).trimEnd();
  });
  return items.length === 0 ? [] : { text: texts.join(isLoose ? '\n\n' : '\n'), mark };
}

/** Converts a definition list (`<dl>`) to a bullet list: `- **Ebb**: The water goes.` */
function definitionList({ children }: Element): Element {
  const items: Element[] = [];
  for (const child of children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') items.push(element('li', {}, element('strong', {}, ...child.children)));
    else
      items
        .at(-1)
        ?.children.push(...(containsBlocks(child) ? [] : [{ type: 'text' as const, value: ': ' }]), ...child.children);
  }
  return element('ul', {}, ...items);
}

/** Whether the blocks need no blank lines between them. */
function isTight(blocks: readonly Block[]): boolean {
  return blocks.every((block, index) => index === 0 || isApart(blocks[index - 1]!, block));
}

function isApart(before: Block, { text, mark }: Block): boolean {
  if (text.startsWith('>')) return !before.text.startsWith('>');
  // A numbered list needs a blank line before it: unless it starts at 1, it can't interrupt a paragraph.
  return mark === '-' || mark === '*' || /^(?:#|```)/.test(text) || /^(?:#|```|---)/.test(before.text);
}

/** Writes a footnote: `[^moon]: …` */
function writeNote(note: Element): Block {
  const name = noteName(String(note.properties.id));
  return { text: indent(joinBlocks(writeBlocks(note.children)), `[^${name}]: `, '    ') };
}
