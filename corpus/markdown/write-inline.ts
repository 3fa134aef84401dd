import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass } from '../hast/element.ts';
import { noteHref, noteName } from '../hast/footnotes.ts';
import { codeSpan, escapeText, escapeUrl, writeTitle, type Place } from './escape.ts';

/** What stands around an element in its line. */
interface Line {
  place: Place;
  /** The character before it; none at the start. */
  before: string;
  /** The character after it; none at the end. */
  after: string;
}

/** Elements that have a form in Markdown; of others only the content is written. */
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

/** @returns words, code, links, pictures and emphasis as Markdown, each run of blanks as one */
export function writeInline(nodes: readonly ElementContent[], place: Place): string {
  // Nothing looks at the text that grows: to do so takes a copy of it each time.
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

/** Blanks but for a single space, of which there are too many to put another in the place of each. */
const blanks = /[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g;

/** What a text without it is written as it is, as most of them are. */
const remarkable = /[\t\n\f\r\\`*_[\]~$<&|]| {2}|!$/;

function writeNode(node: ElementContent, place: Place, before: string, next: ElementContent | undefined): string {
  if (node.type === 'element') {
    const write = writers.get(node.tagName);
    return write ? write(node, { place, before, after: firstCharacter(next) }) : writeInline(node.children, place);
  }
  if (node.type !== 'text') return '';
  if (!remarkable.test(node.value)) return node.value;
  const text = escapeText(node.value.replace(blanks, ' '));
  // `!` before a link would make a picture of it.
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

/** What a node starts with when it is written, as far as its neighbours have to know. */
function firstCharacter(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value.slice(0, 1);
  return node?.type === 'element' ? (firstCharacters.get(node.tagName) ?? firstCharacter(node.children[0])) : '';
}

/**
 * Words between marks of emphasis; blanks at their ends stand outside of the marks. Where none of the marks would be
 * read as such (CommonMark 0.31, "left-flanking" and "right-flanking"), the element itself is written:
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
