import type { Element, ElementContent } from 'hast';
import { element } from '../plain/element.ts';
import { ordinaryText } from './ordinary-text.ts';

/**
 * Writes a block of ordinary HTML as Markdown, with the bytes that the library would give it: headings, paragraphs,
 * code, lists, quotes, tables. Most of what people write is of that kind, and the library takes fifty times as long.
 *
 * @returns nothing for what is not ordinary, which is left to the library
 */
export function ordinaryBlock(node: Element): string | undefined {
  const write = writers.get(node.tagName);
  return write?.(node);
}

/** Whether two blocks beside each other may need different marks: what ends with a list, and what may begin with one. */
export function mayClash(before: ElementContent | undefined, next: Element): boolean {
  return before?.type === 'element' && mayBeList(before.tagName) && mayStartWithList(next);
}

/** Of what is no block of Markdown only the content is written, which may be one. */
function mayBeList(tagName: string): boolean {
  return tagName === 'ul' || tagName === 'ol' || !writers.has(tagName);
}

function mayStartWithList({ tagName, children }: Element): boolean {
  if (tagName === 'blockquote' || tagName === 'details') {
    const first = children.find((node) => node.type !== 'text' || node.value.trim() !== '');
    return first === undefined || (first.type === 'element' && mayStartWithList(first));
  }
  return tagName !== 'summary' && mayBeList(tagName);
}

const heading = ({ tagName, children }: Element): string | undefined => {
  const words = ordinaryText(children, 'heading');
  return words && `${'#'.repeat(Number(tagName[1]))} ${words}`;
};

const writers = new Map<string, (node: Element) => string | undefined>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading] as const),
  ['p', ({ children }) => ordinaryText(children, 'paragraph')],
  ['pre', (node) => fence(node)],
  ['figure', titledFence],
  ['blockquote', quote],
  ['ul', (node) => list(node, () => '-')],
  ['ol', orderedList],
  ['table', table],
  ['hr', () => '---'],
]);

function fence({ children }: Element, title?: string): string | undefined {
  const [code, ...others] = children;
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined;
  const [text, ...more] = code.children;
  if (text?.type !== 'text' || more.length > 0 || text.value.includes('\r')) return undefined;
  const { className = [] } = code.properties;
  if (!Array.isArray(className) || className.includes('math-display')) return undefined;
  const language = String(className.find((name) => String(name).startsWith('language-')) ?? '').slice(
    'language-'.length,
  );
  if (!/^[\w+#.-]*$/.test(language)) return undefined;
  const value = text.value.replace(/\n+$/, '');
  const longest = Math.max(2, ...(value.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const marks = '`'.repeat(longest + 1);
  const opening = title === undefined ? language : `${language || 'text'} title="${title}"`;
  return `${marks}${opening}\n${value === '' ? '' : `${value}\n`}${marks}`;
}

function titledFence({ children }: Element): string | undefined {
  const [caption, block, ...others] = children;
  if (
    caption?.type !== 'element' ||
    caption.tagName !== 'figcaption' ||
    block?.type !== 'element' ||
    block.tagName !== 'pre'
  )
    return undefined;
  const [words, ...more] = caption.children;
  if (
    others.length > 0 ||
    more.length > 0 ||
    words?.type !== 'text' ||
    !/^[\w./@:()-]+(?: [\w./@:()-]+)*$/.test(words.value)
  )
    return undefined;
  return fence(block, words.value);
}

function quote({ children }: Element): string | undefined {
  const blocks = flow(children);
  if (!blocks || blocks.length === 0) return undefined;
  return blocks
    .map(({ text }) => text)
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

interface Block {
  /** A paragraph where loose text becomes one. */
  node: Element;
  text: string;
}

/** The blocks of a container, loose text between them as paragraphs. */
function flow(nodes: readonly ElementContent[]): Block[] | undefined {
  const blocks: Block[] = [];
  let loose: ElementContent[] = [];
  const endLoose = () => {
    const run = trimmed(loose);
    loose = [];
    if (run.length === 0) return true;
    const text = ordinaryText(run, 'paragraph');
    if (text !== undefined) blocks.push({ node: element('p', {}), text });
    return text !== undefined;
  };
  for (const node of nodes) {
    if (node.type !== 'element' || !writers.has(node.tagName)) {
      loose.push(node);
      continue;
    }
    if (!endLoose()) return undefined;
    const text = ordinaryBlock(node);
    if (text === undefined || mayClash(blocks.at(-1)?.node, node)) return undefined;
    blocks.push({ node, text });
  }
  return endLoose() ? blocks : undefined;
}

/** Words without the blanks at their ends, which are lost beside a block. */
function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  const words = [...nodes];
  while (trimEdge(words, 0, /^[ \t\n\f\r]+/));
  while (trimEdge(words, words.length - 1, /[ \t\n\f\r]+$/));
  return words;
}

/** @returns whether nothing was left of the node there, so that another is at the edge */
function trimEdge(nodes: ElementContent[], index: number, blanks: RegExp): boolean {
  const node = nodes[index];
  if (node?.type !== 'text') return false;
  const value = node.value.replace(blanks, '');
  nodes.splice(index, 1, ...(value === '' ? [] : [{ ...node, value }]));
  return value === '';
}

function orderedList(node: Element): string | undefined {
  const start = Number(node.properties.start ?? 1);
  return Number.isInteger(start) && start >= 0 ? list(node, (index) => `${start + index}.`) : undefined;
}

function list({ children }: Element, bullet: (index: number) => string): string | undefined {
  const items: string[] = [];
  let isSpread = false;
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (child.type !== 'element' || child.tagName !== 'li') return undefined;
    const spread = isLoose(child);
    const blocks = flow(child.children);
    if (!blocks || blocks.length === 0) return undefined;
    // In a tight item only a paragraph before a list, or one alone, is sure to stay what it is.
    const isTight = blocks.every(({ node: { tagName } }, index) => (index === 0 ? tagName === 'p' : tagName === 'ul'));
    if (!spread && !isTight) return undefined;
    if (blocks[0]!.node.tagName === 'hr') return undefined;
    const marker = bullet(items.length);
    const indent = ' '.repeat(marker.length + 1);
    const text = blocks.map((block) => block.text).join(spread ? '\n\n' : '\n');
    items.push(
      text
        .split('\n')
        .map((line, index) => (index === 0 ? `${marker} ${line}` : line === '' ? '' : indent + line))
        .join('\n'),
    );
    isSpread ||= spread;
  }
  if (items.length === 0) return undefined;
  return items.join(isSpread && items.length > 1 ? '\n\n' : '\n');
}

/** Whether blank lines stand between the blocks of an item: where it has paragraphs of its own, or several blocks. */
function isLoose({ children }: Element): boolean {
  let hasBlock = false;
  for (const child of children) {
    if (child.type !== 'element' || inline.has(child.tagName)) continue;
    if (child.tagName === 'p' || hasBlock || isLoose(child)) return true;
    hasBlock = true;
  }
  return false;
}

const inline = new Set(['a', 'code', 'em', 'img', 'strong']);
const rules: Record<string, string> = { left: ':-', center: ':-:', right: '-:' };

function table({ children }: Element): string | undefined {
  const [head, body, ...others] = children.filter((child): child is Element => child.type === 'element');
  if (head?.tagName !== 'thead' || (body && body.tagName !== 'tbody') || others.length > 0) return undefined;
  const rows = [head, ...(body ? [body] : [])].flatMap((part) => elementsOf(part, 'tr'));
  const columns = rows[0] && elementsOf(rows[0], 'th');
  const [first, ...rest] = rows.map((row) => cells(row, columns ?? []));
  if (!first || !columns || columns.length !== first.length) return undefined;
  const lines = [line(first), line(columns.map(({ properties }) => rules[String(properties.align)] ?? '-'))];
  for (const row of rest) {
    if (row?.length !== first.length) return undefined;
    lines.push(line(row));
  }
  return lines.join('\n');
}

function cells(row: Element, columns: readonly Element[]): string[] | undefined {
  const texts: string[] = [];
  for (const child of row.children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (child.type !== 'element' || child.properties.colSpan !== undefined || child.properties.rowSpan !== undefined)
      return undefined;
    if (child.properties.align !== columns[texts.length]?.properties.align) return undefined;
    const text = child.children.length === 0 ? '' : ordinaryText(child.children, 'cell');
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts;
}

function line(texts: readonly string[]): string {
  return `|${texts.map((text) => (text === '' ? ' |' : ` ${text} |`)).join('')}`;
}

function elementsOf({ children }: Element, tagName: string): Element[] {
  return children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}
