import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass } from '../hast/element.ts';
import { noteHref, noteName } from '../hast/footnotes.ts';
import { codeSpan, escapeText, escapeUrl, writeTitle, type Place } from './escape.ts';

/** The context of an element in its line. */
interface Line {
  place: Place;
  /** The character before it; empty at the start. */
  before: string;
  /** The character after it; empty at the end. */
  after: string;
}

/** Elements with a form in Markdown. For other elements, only the content is written. */
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
/** The same without what all objects have: elements may be called `constructor`. */
const writers = new Map(Object.entries(inlineWriters));

/** @returns text, code, links, images and emphasis as Markdown, with collapsed blanks */
export function writeInline(nodes: readonly ElementContent[], place: Place): string {
  // Do not read `text` while it grows: each read would copy it.
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

/** All blanks except single spaces, which are too many to replace. */
const blanks = /[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g;

/** Matches strings that need changes. Most strings don't. */
const remarkable = /[\t\n\f\r\\`*_[\]~$<&|]| {2}|!$/;

function writeNode(node: ElementContent, place: Place, before: string, next: ElementContent | undefined): string {
  if (node.type === 'element') {
    const write = writers.get(node.tagName);
    return write ? write(node, { place, before, after: firstCharacter(next) }) : writeInline(node.children, place);
  }
  if (node.type !== 'text') return '';
  if (!remarkable.test(node.value)) return node.value;
  const text = escapeText(node.value.replace(blanks, ' '));
  // `!` before a link would turn it into an image.
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

/** @returns the first character of a written node, as far as its neighbours need it */
function firstCharacter(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value.slice(0, 1);
  return node?.type === 'element' ? (firstCharacters.get(node.tagName) ?? firstCharacter(node.children[0])) : '';
}

/**
 * Writes text between emphasis marks, with blanks at the ends outside of the marks. If Markdown would not recognize any
 * of the marks, writes the element itself (CommonMark 0.31, "left-flanking" and "right-flanking"):
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

/** A footnote's reference, as it was written. */
function footnoteReference(node: Element): string | undefined {
  const href = noteHref(node);
  return href === undefined ? undefined : `[^${noteName(href)}]`;
}
