import type { Element, ElementContent, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Position } from 'unist';
import type { ComponentNode } from './component-node.ts';
import {
  restrictsChildren,
  htmlVoidElements,
  isDoubtful,
  isDoubtfulInDrawing,
  isUniqueAround,
} from './nesting-rules.ts';
import { byWord } from '../values/words.ts';

type Node = RootContent | ElementContent;
type Inner = Element | ComponentNode;

/** A change that browsers make: they move the element `name`, or they move text out of the element `textIn`. */
export type Moved = ({ name: string } | { textIn: string }) & { position?: Position | undefined };

/**
 * Maximum number of passes. Normal trees are stable after two passes. The limit stops trees that were constructed to
 * change in each pass.
 */
const mostReadings = 5;

/**
 * Moves elements to where HTML parsers put them. For example, a block element closes an open paragraph, and a form
 * inside a form is dropped. Afterwards the tree equals the DOM that browsers create.
 *
 * @param report called for each element that is moved or dropped
 */
export function settleTree(nodes: readonly Node[], report: (moved: Moved) => void = () => {}): readonly Node[] {
  let settled = nodes;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const doubtful = doubtfulIn(settled);
    if (doubtful.size === 0) return settled;
    const read = readAgain(settled, doubtful, reading === 0 ? report : () => {});
    if (!read) return settled;
    settled = read;
  }
  return settled;
}

/**
 * Component → root element that it renders. All other components count as unknown elements, which HTML allows
 * everywhere.
 */
const renderedAs = byWord([
  ['Admonition CodeBlock LiveCode Mermaid TabItem Tabs', 'div'],
  ['Details', 'details'],
  ['DocCardList', 'section'],
  ['Link', 'a'],
  ['TOCInline', 'nav'],
]);

/**
 * Elements that represent components in the HTML to parse. Inside elements of `restrictsChildren`, parsers accept only
 * the second one.
 */
const anywhere = 'x-part';
const evenThere = 'template';

function nameOf(node: Inner): string {
  if (node.type === 'component') return renderedAs.get(node.name) ?? anywhere;
  return /^[a-z][a-z\d-]*$/i.test(node.tagName) ? node.tagName.toLowerCase() : anywhere;
}

function writtenName(node: Inner): string {
  return node.type === 'element' ? node.tagName : node.name;
}

function isInner(node: Node): node is Inner {
  return node.type === 'element' || node.type === 'component';
}

/** @returns the nodes that parsers may move, because of their ancestors. The set is empty for most documents */
function doubtfulIn(nodes: readonly Node[]): ReadonlySet<Node> {
  const doubtful = new Set<Node>();
  const open: string[] = ['div'];
  const counts: Record<string, number> = {};
  let drawing = 0;
  const visit = (node: Node) => {
    if (node.type === 'text' && drawing === 0 && restrictsChildren.has(open.at(-1)!) && open.at(-1) !== 'option')
      if (node.value.trim() !== '') doubtful.add(node);
    if (!isInner(node)) return;
    const name = nameOf(node);
    if (drawing > 0 ? isDoubtfulInDrawing(name, open) : isDoubtful(name, false, open, counts)) doubtful.add(node);
    const isUnique = isUniqueAround(name);
    const isDrawing = drawing > 0 || name === 'svg' || name === 'math';
    open.push(name);
    if (isUnique) counts[name] = (counts[name] ?? 0) + 1;
    if (isDrawing) drawing += 1;
    for (const child of node.children) visit(child);
    open.pop();
    if (isUnique) counts[name]! -= 1;
    if (isDrawing) drawing -= 1;
  };
  for (const node of nodes) visit(node);
  return doubtful;
}

/** Attributes that can affect the position at which parsers insert an element. */
const deciding = ['type', 'encoding', 'color', 'face', 'size'] as const;

/** Serialises the tree and parses the HTML. @returns undefined if the parser moved no element */
function readAgain(
  nodes: readonly Node[],
  doubtful: ReadonlySet<Node>,
  report: (moved: Moved) => void,
): Node[] | undefined {
  const written: Node[] = [];
  const places = new Map<Node, Inner | undefined>();
  const write = (node: Node, parent: Inner | undefined): string => {
    if (node.type === 'text' && node.value.trim() === '' && nameOf(parent ?? root) !== 'pre')
      return node.value.includes('\n') ? '\n' : ' ';
    if (node.type === 'comment' || node.type === 'doctype') return '';
    const mark = written.push(node) - 1;
    places.set(node, parent);
    if (!isInner(node)) return `{${mark}}`;
    const own = nameOf(node);
    // If the parent restricts its children, the parser would move an unknown element. The component may render an
    // allowed element.
    const name = own === anywhere && restrictsChildren.has(nameOf(parent ?? root)) ? evenThere : own;
    const given = node.type === 'element' ? node.properties : {};
    const attributes = deciding.filter((each) => /^[\w/ +-]+$/.test(String(given[each] ?? '')));
    const start = `<${name} i="${mark}"${attributes.map((each) => ` ${each}="${String(given[each])}"`).join('')}>`;
    if (htmlVoidElements.has(name)) return start;
    return `${start}${node.children.map((child) => write(child, node)).join('')}</${name}>`;
  };
  const html = nodes.map((node) => write(node, undefined)).join('');
  // The content is parsed inside a `<div>`, as on a page.
  const [box] = fromHtml(`<div>${html}</div>`, { fragment: true }).children as [Element];
  const found = new Map<Node, Inner | undefined>();
  const restore = (node: Node, parent: Inner | undefined): Node[] => {
    if (node.type === 'text') return restoreText(node.value, (text) => found.set(text, parent), written);
    if (node.type !== 'element') return [];
    const mark = node.properties.i;
    const original = mark === undefined ? undefined : (written[Number(mark)] as Inner);
    if (original && !found.has(original)) found.set(original, parent);
    const inside: readonly Node[] = node.tagName === evenThere ? node.content!.children : node.children;
    const children = inside.flatMap((child) => restore(child, original)) as ElementContent[];
    // Without an original, the parser has inserted this element, such as `<tbody>`.
    if (!original)
      return children.length > 0 ? [{ type: 'element', tagName: node.tagName, properties: {}, children }] : [];
    const isEmptied = children.length === 0 && original.children.length > 0;
    if (isEmptied && /^[ap]$/.test(nameOf(original))) return [];
    return [{ ...original, children: htmlVoidElements.has(nameOf(original)) ? original.children : children }];
  };
  const read = box.children.flatMap((child) => restore(child, undefined));
  if (shapeOf(read) === shapeOf(nodes)) return undefined;
  for (const node of doubtful) {
    if (found.has(node) && found.get(node) === places.get(node)) continue;
    const parent = places.get(node);
    if (isInner(node)) report({ name: writtenName(node), position: node.position });
    else if (parent && !doubtful.has(parent)) report({ textIn: writtenName(parent), position: parent.position });
  }
  return read;
}

const root: Element = { type: 'element', tagName: 'div', properties: {}, children: [] };

/** @returns the nodes for the placeholders (`{12}`) in a string, and the white space between the placeholders */
function restoreText(value: string, note: (node: Node) => void, written: readonly Node[]): Node[] {
  return Array.from(value.matchAll(/\{(\d+)\}|\s+/g), ([whole, mark]): Node => {
    const node = mark === undefined ? ({ type: 'text', value: whole } satisfies Text) : written[Number(mark)]!;
    note(node);
    return node;
  });
}

function shapeOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (isInner(node)) return `<${nameOf(node)}>${shapeOf(node.children)}</>`;
      return node.type === 'text' && node.value.trim() !== '' ? 'x' : '';
    })
    .join('');
}
