import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass } from '../hast/element.ts';
import { noteHref, noteName } from '../hast/footnotes.ts';
import { codeSpan, escapeText, escapeUrl, writeTitle, type Place } from './escape.ts';

/** The context of an inline element: the adjacent characters decide whether Markdown recognises emphasis. */
interface Line {
  place: Place;
  /** The character before the element; empty at the start of the line. */
  before: string;
  /** The character after the element; empty at the end of the line. */
  after: string;
}

/** Tag → function that writes the element in Markdown. For other elements, only the content is written. */
const inlineWriters: Record<string, (node: Element, line: Line) => string> = {
  a: writeLink,
  b: (node, line) => writeMarked(node, ['**', '__'], line),
  br: (_, { place }) => (place === 'paragraph' ? '\\\n' : place === 'cell' ? '<br>' : ' '),
  code: writeCode,
  del: (node, line) => writeMarked(node, ['~~'], line),
  em: (node, line) => writeMarked(node, ['_', '*'], line),
  i: (node, line) => writeMarked(node, ['_', '*'], line),
  img: ({ properties: { src, alt, title } }) =>
    `![${escapeText(String(alt ?? ''))}](${escapeUrl(String(src ?? ''))}${writeTitle(title)})`,
  input: ({ properties: { type, checked } }) => (type === 'checkbox' ? (checked ? '[x] ' : '[ ] ') : ''),
  kbd: writeCode,
  mark: (node, line) => writeMarked(node, ['_', '*'], line),
  s: (node, line) => writeMarked(node, ['~~'], line),
  samp: writeCode,
  strong: (node, line) => writeMarked(node, ['**', '__'], line),
  sup: (node, { place }) => footnoteReference(node) ?? writeInline(node.children, place),
};
/** `inlineWriters` as a map, because `inlineWriters['constructor']` would return a property of `Object.prototype`. */
const writers = new Map(Object.entries(inlineWriters));

/** @returns text, code, links, images and emphasis as Markdown. Runs of whitespace become one space */
export function writeInline(nodes: readonly ElementContent[], place: Place): string {
  // Only append to `text`. Reading it in the loop would make V8 copy the whole string each time, which takes
  // quadratic time.
  let text = '';
  let before = '';
  for (let index = 0; index < nodes.length; index += 1) {
    const written = writeNode(nodes[index]!, place, before, nodes[index + 1]);
    const part = before.trim() === '' ? written.replace(/^ +/, '') : written;
    text += part;
    before = part.at(-1) ?? before;
  }
  return text;
}

/** Matches whitespace that must become a single space. It skips single spaces, to avoid a million useless
 * replacements. */
const blanks = /[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g;

/** Matches strings that need escaping or collapsing. Most strings need neither. */
const remarkable = /[\t\n\f\r\\`*_[\]~$<&|]| {2}|!$/;

function writeNode(node: ElementContent, place: Place, before: string, next: ElementContent | undefined): string {
  if (node.type === 'element') {
    const write = writers.get(node.tagName);
    return write ? write(node, { place, before, after: firstCharacter(next) }) : writeInline(node.children, place);
  }
  if (node.type !== 'text') return '';
  if (!remarkable.test(node.value)) return node.value;
  const text = escapeText(node.value.replace(blanks, ' '));
  // Escapes `!` before a link, because both together would be an image.
  const apart = firstCharacter(next) === '[' ? text.replace(/!$/, '\\!') : text;
  return place === 'cell' ? apart.replaceAll('|', '\\|') : apart;
}

const firstCharacters = new Map(
  Object.entries({
    a: '[',
    code: '`',
    kbd: '`',
    samp: '`',
    img: '!',
    em: '_',
    i: '_',
    strong: '*',
    b: '*',
    br: '',
  }),
);

/** @returns the first character of a node's Markdown, because the Markdown of the previous node depends on it */
function firstCharacter(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value.slice(0, 1);
  return node?.type === 'element' ? (firstCharacters.get(node.tagName) ?? firstCharacter(node.children[0])) : '';
}

/**
 * Writes text between emphasis marks. Spaces at its ends are written outside of the marks. If Markdown would not
 * recognize the marks, writes HTML tags (CommonMark 0.31, "left-flanking" and "right-flanking"):
 *
 *     a<em>b</em>c  →  a*b*c        "a"<em>(b)</em>c  →  "a"<em>(b)</em>c
 */
function writeMarked(node: Element, marks: readonly string[], { place, before, after }: Line): string {
  const text = writeInline(node.children, place);
  const inner = text.trim();
  if (inner === '') return text;
  const [start, end] = text.split(inner) as [string, string];
  const mark = marks.find((each) => isRead(each, inner, start || before, end || after));
  return mark === undefined
    ? `${start}<${node.tagName}>${inner}</${node.tagName}>${end}`
    : start + mark + inner + mark + end;
}

function isRead(mark: string, inner: string, before: string, after: string): boolean {
  const [first, last] = [inner[0]!, inner.at(-1)!];
  if ([before, after, first, last].includes(mark[0]!)) return false;
  if (mark.startsWith('_')) return isOuter(before) && isOuter(after);
  return (!isMark(first) || isOuter(before)) && (!isMark(last) || isOuter(after));
}

function isOuter(character: string): boolean {
  return character.trim() === '' || isMark(character);
}

function isMark(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

function writeCode(node: Element, { place }: Line): string {
  const code = toString(node);
  if (code === '') return '';
  return hasClass(node.properties, 'math-inline') ? `$${code}$` : codeSpan(code, place);
}

function writeLink(node: Element, { place }: Line): string {
  const { href, title, dataFootnoteBackref } = node.properties;
  if (dataFootnoteBackref !== undefined) return '';
  const label = writeInline(node.children, place).trim();
  if (typeof href !== 'string') return label;
  const own = toString(node);
  if (own === href && /^[a-z][a-z+.-]+:[^\s<>]*$/i.test(href)) return `<${href}>`;
  if (`mailto:${own}` === href && /^[^\s<>]+@[^\s<>]+$/.test(own)) return `<${own}>`;
  const url = place === 'cell' ? href.replaceAll('|', '%7C') : href;
  return `[${label}](${escapeUrl(url)}${writeTitle(title)})`;
}

/** Returns the reference to a footnote: `[^moon]`. Undefined for all other `<sup>` elements. */
function footnoteReference(node: Element): string | undefined {
  const href = noteHref(node);
  return href === undefined ? undefined : `[^${noteName(href)}]`;
}
