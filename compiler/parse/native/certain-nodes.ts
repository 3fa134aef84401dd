import type { Nodes, Parents } from 'mdast';
import { isFormula } from '../formula-borders.ts';
import type { JsxElement } from '../mdx/attributes.ts';

/** The type of nodes with the given `type`. */
type Of<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/**
 * Whether remark creates the same node as the native parser. The function returns false for cases in which fuzzing
 * found differences between the two parsers. Most of these cases are rare in practice.
 *
 * @param text the source of the tree
 */
export function isCertain(node: Nodes, parent: Parents, text: string, isMdx: boolean): boolean {
  switch (node.type) {
    case 'text':
      return (parent.type === 'link' && isAddress(parent, text)) || isCertainText(node, text, isMdx);
    case 'textDirective':
      return source(node, text) === `:${node.name}` && !node.name.includes('_');
    case 'link':
      return isCertainLink(node, parent, text);
    case 'image':
    case 'imageReference':
      return isCertainImage(node, text);
    case 'definition':
      return isCertainDefinition(node, text);
    case 'code':
      return isCertainCode(node, parent, text);
    case 'math':
      return isCertainMath(node, text);
    case 'tableRow':
      return source(node, text).includes('|');
    case 'html':
      return isMdx || isCertainHtml(node, parent, text);
    case 'paragraph':
      return !isMdx || isCertainParagraph(node, text);
    case 'heading':
      return node.position!.start.line === node.position!.end.line || text[node.position!.start.offset!] !== '#';
    case 'footnoteDefinition':
      return isCertainFootnote(node, text);
    case 'inlineMath':
      return isCertainFormula(node, text) && isCertainInline(node, text, isMdx);
    case 'inlineCode':
      return isCertainInline(node, text, isMdx);
    case 'list':
      return isCertainList(node, text);
    case 'mdxjsEsm':
      return /^(?:im|ex)port /.test(source(node, text));
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isCertainExpression(node, text);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isCertainElement(node, text);
    default:
      return true;
  }
}

function source({ position }: Nodes, text: string): string {
  return text.slice(position!.start.offset, position!.end.offset);
}

/** Returns the source from the start of a node's line to the node. */
function lineStart({ position }: Nodes, text: string): string {
  const { offset, column } = position!.start;
  return text.slice(offset! - column + 1, offset);
}

/** Text that may be an autolink, or looks like a link without being one. */
const address = /[\w.+-]@[\w-]|www\.|https?:|\]\(|\]\[/i;
/** Text that looks like a tag whose attribute has a value but no valid name. */
const oddTag = /<[a-z][^>]*\s=/i;
const openMark = /(?:^|[^\\])(?:\\\\)*[{<]/;

/** Whether remark would certainly create the same text node. */
export function isCertainText(node: Of<'text'>, text: string, isMdx: boolean): boolean {
  if (address.test(node.value)) return false;
  return isMdx ? !(/[{<]/.test(node.value) && openMark.test(source(node, text))) : !oddTag.test(node.value);
}

// Whether remark would certainly create the same link. The end of an autolink must be unambiguous. A title must not
// have several lines, because its second line may start a block.
function isCertainLink(node: Of<'link'>, parent: Parents, text: string): boolean {
  if (node.title?.includes('\n')) return false;
  const { start, end } = node.position!;
  if (!isAddress(node, text)) return text[start.offset!] === '[' || text[start.offset!] === '<';
  const isApart =
    (start.offset === 0 || /[\s(]/.test(text[start.offset! - 1]!)) &&
    /^[.,:;!?)"']*(?:\s|$)/.test(text.slice(end.offset, end.offset! + 20));
  return isApart && !mayBeInLink(start.offset!, parent, text);
}

/** The links in a parent node, and the offset of the first `[` that doesn't start a link. */
interface Brackets {
  links: { start: number; end: number }[];
  open: number;
}

const brackets = new WeakMap<Parents, Brackets>();

// Whether an address may be inside a link, because a `[` before the address may start a link. A link in a link is not
// allowed.
function mayBeInLink(at: number, parent: Parents, text: string): boolean {
  const { links, open } = brackets.get(parent) ?? bracketsIn(parent, text);
  if (open < at) return true;
  // This function is called for the addresses in document order, so earlier links can be removed.
  while (links.length > 0 && links[0]!.end <= at) links.shift();
  return links.length > 0 && links[0]!.start < at;
}

function bracketsIn(parent: Parents, text: string): Brackets {
  const { start, end } = parent.position ?? { start: { offset: 0 }, end: { offset: text.length } };
  const written = text.slice(start.offset, end.offset);
  const links: Brackets['links'] = [];
  const rest = written.replace(/\[[^[\]]*\]\([^()]*\)/g, (link, index: number) => {
    links.push({ start: start.offset! + index, end: start.offset! + index + link.length });
    return ' '.repeat(link.length);
  });
  const open = rest.indexOf('[');
  const found = { links, open: open < 0 ? Infinity : start.offset! + open };
  brackets.set(parent, found);
  return found;
}

const plainAddress =
  /^https?:\/\/[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+(?:\/(?:[A-Za-z\d/#=%+-]|[._?:,](?=[A-Za-z\d/#=%+-]))*)?$/;

/** Whether a link is a bare address, without link syntax. */
function isAddress(node: Of<'link'>, text: string): boolean {
  return plainAddress.test(source(node, text));
}

// Whether remark would certainly create the same image: only if its alternative text has no markup.
function isCertainImage(node: Of<'image' | 'imageReference'>, text: string): boolean {
  if ('title' in node && node.title?.includes('\n')) return false;
  const label = /^!\[([^\]]*)\]/.exec(source(node, text))?.[1];
  return label !== undefined && !/[[<{]|:[a-zA-Z]/.test(label);
}

function isCertainDefinition(node: Of<'definition'>, text: string): boolean {
  const { start, end } = node.position!;
  return (
    start.line === end.line &&
    /^\[[^\s\]](?:[^\]]*[^\s\]])?\]:/.test(source(node, text)) &&
    /^[ \t]*(?:$|\n(?:[ \t>]*(?:\n|$)|\[))/.test(text.slice(end.offset))
  );
}

// Whether remark would certainly create the same paragraph: only if none of its lines may start a block.
function isCertainParagraph(node: Of<'paragraph'>, text: string): boolean {
  const written = source(node, text);
  if (/^(?:im|ex)port /.test(written)) return false;
  if (!written.includes('\n')) return true;
  const inQuote = lineStart(node, text).includes('>');
  return (
    !/\n[ \t>]*(?:\{|\$\$)/.test(written) &&
    (inQuote || !/\n[ \t]*(?:>|#{1,6}[ \t]|[-*+][ \t]|```|~~~|:::|\|)/.test(written))
  );
}

// Whether remark would certainly create the same list. In a block quote, every line must have a `>`, and the last line
// must not be blank.
function isCertainList(node: Of<'list'>, text: string): boolean {
  if (!lineStart(node, text).includes('>')) return true;
  return (
    !/\n(?![ \t]*>)/.test(source(node, text)) && !/^[^\n]*\n[ \t>]*(?:\n|$)/.test(text.slice(node.position!.end.offset))
  );
}

// Whether remark would certainly create the same footnote definition: only if it is one paragraph on one line.
function isCertainFootnote(node: Of<'footnoteDefinition'>, text: string): boolean {
  const { start, end } = node.position!;
  return (
    node.children.length === 1 &&
    node.children[0]!.type === 'paragraph' &&
    start.line === end.line &&
    start.column === 1 &&
    /^[ \t]*(?:$|\n(?:\[\^|[ \t]*$|[ \t]*\n(?![ \t]|\n)))/.test(text.slice(end.offset))
  );
}

/** A closing fence on its own line. */
const closingFence = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/;

function isCertainCode(node: Of<'code'>, parent: Parents, text: string): boolean {
  const written = source(node, text);
  const fence = /^(?:`{3,}|~{3,})/.exec(written)?.[0];
  const before = lineStart(node, text);
  if (fence) {
    if (!closingFence.exec(written)?.[1]?.startsWith(fence)) return false;
    if (before.trim() !== '') return true;
    const lines = written.split('\n').slice(1, -1);
    return (
      node.value ===
      (before === '' ? lines : lines.map((line) => line.replace(new RegExp(`^ {0,${before.length}}`), ''))).join('\n')
    );
  }
  // Indented code is accepted only at the top level.
  const plain = written.split('\n').map((line, index) => (index === 0 ? line : line.slice(4)));
  return (
    parent.type === 'root' &&
    before === '    ' &&
    node.value === plain.join('\n') &&
    !/^\s*\n {4}/.test(text.slice(node.position!.end.offset))
  );
}

function isCertainInline(node: Of<'inlineCode' | 'inlineMath'>, text: string, isMdx: boolean): boolean {
  return !isMdx || !/\n[ \t>]*[<{]/.test(source(node, text));
}

/** Whether remark would certainly create the same formula block: only if each `$$` is on a separate line. */
function isCertainMath(node: Of<'math'>, text: string): boolean {
  return (
    /^\$\$+[ \t]*\n(?:[^]*\n)?[ \t>]*\$\$+[ \t]*$/.test(source(node, text)) && !/^\s*\$\$|\$\$[ \t]*$/m.test(node.value)
  );
}

/**
 * Whether remark would certainly create the same inline formula. A formula of several lines that begins with `$$` may
 * be a block.
 */
function isCertainFormula(node: Of<'inlineMath'>, text: string): boolean {
  const written = source(node, text);
  if (!isFormula(written, text.slice(node.position!.end.offset, node.position!.end.offset! + 20))) return false;
  return !written.startsWith('$$') || !written.includes('\n') || /[^\s>]/.test(lineStart(node, text));
}

const tag =
  /^<(?:\/?[a-zA-Z][\w-]*(?:\s+[a-zA-Z_:][\w.:-]*(?:=(?:"[^"]*"|'[^']*'|[\w./:#%-]+))?)*\s*\/?>|!--(?!-?>)[^]*?-->)$/;

function isCertainHtml(node: Of<'html'>, parent: Parents, text: string): boolean {
  const isBlock = parent.type === 'root' || parent.type === 'containerDirective';
  if (isBlock) return lineStart(node, text) === '' && !node.value.endsWith('\n');
  return (
    parent.type !== 'blockquote' &&
    parent.type !== 'listItem' &&
    parent.type !== 'footnoteDefinition' &&
    tag.test(source(node, text))
  );
}

// Whether remark would certainly create the same expression. None of its lines may start a block, or end the list that
// contains it.
function isCertainExpression(node: Of<'mdxFlowExpression' | 'mdxTextExpression'>, text: string): boolean {
  const { start, end } = node.position!;
  if (start.line === end.line) return true;
  const before = lineStart(node, text);
  const rest = source(node, text).slice(1);
  const after = /^[^\n]*/.exec(text.slice(end.offset))![0];
  const isBlock = node.type === 'mdxFlowExpression' && before.trim() === '' && after.trim() === '';
  return (
    isIndented(rest, start.column) &&
    !before.includes('>') &&
    (isBlock || /^[^\n]*(?:\n[ \t]*[A-Za-z_$)\]}'"(.?][^\n]*)*$/.test(rest))
  );
}

function isCertainElement(node: JsxElement, text: string): boolean {
  const { start, end } = node.position!;
  if (text[end.offset! - 1] !== '>') return false;
  if (start.line === end.line) return true;
  const before = lineStart(node, text);
  const opening = text.slice(start.offset, node.children[0]?.position?.start.offset ?? end.offset).replace(/\s+$/, '');
  if (opening.includes('\n')) {
    const isBlock = node.type === 'mdxJsxFlowElement' && before.trim() === '';
    if (
      !isBlock ||
      !isIndented(opening, start.column) ||
      /=(?:"[^"]*\n|'[^']*\n)/.test(opening) ||
      /\n[ \t]*(?:\/?>[ \t]*[^\s]|[#*+=_~`|:\d-])/.test(opening)
    )
      return false;
  }
  // The closing tag must be in the same block quote or list item as the opening tag.
  const closing = text.slice(end.offset! - end.column + 1, end.offset);
  const indent = /^ */.exec(closing)![0].length;
  const last = node.children.at(-1);
  if (last?.type === 'list' && indent >= last.position!.start.column) return false;
  const inside = /^[ \t>*+\d.)-]*$/.test(before) && before.trim() !== '';
  return !/^[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t])/.test(closing) && (!inside || indent >= start.column - 1);
}

/** Whether all lines after the first are indented at least to a column. */
function isIndented(lines: string, column: number): boolean {
  return (
    column === 1 ||
    lines
      .split('\n')
      .every((line, index) => index === 0 || line.trim() === '' || /^ */.exec(line)![0].length >= column - 1)
  );
}
