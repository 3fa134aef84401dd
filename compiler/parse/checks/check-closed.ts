import type { Code, Nodes, Paragraph } from 'mdast';
import type { Math } from 'mdast-util-math';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Parsing } from '../parsing.ts';
import { placeOf, rangeOf } from '../place-of.ts';
import type { Admonition } from '../tree/nodes.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';

/** Indentation and block quote markers at the start of a line: `> > `. */
const before = /^(?:[ \t]*>)*[ \t]*/;

/**
 * Reports a fence without a closing line. Such a fence extends to the end of its parent.
 *
 * @returns whether the fence is closed
 */
export function checkFence(node: Code | Math, { text, report }: Parsing): boolean {
  const { first, last } = outerLines(node, text);
  const marks = /^(?:`{3,}|~{3,}|\${2,})/.exec(first)?.[0];
  // Indented code has no fence, but its content may look like one.
  if (marks === undefined || node.value.startsWith(marks)) return true;
  const closing = last?.replace(before, '').trimEnd() ?? '';
  // The `$$` that closes a formula may follow TeX on the same line.
  const isClosed =
    node.type === 'math'
      ? closing.endsWith(marks)
      : closing.length >= marks.length && closing.split('').every((mark) => mark === marks[0]);
  if (!isClosed) report('unclosed-fence', firstLineOf(node, first), { marks });
  return isClosed;
}

/**
 * Reports an admonition that is not closed, or is closed by more colons than opened it.
 *
 * @returns whether it is closed
 */
export function checkAdmonition(node: Admonition | ContainerDirective, { text, report }: Parsing): boolean {
  const { first, last } = outerLines(node, text);
  const marks = /^:{3,}/.exec(first)?.[0];
  // An alert (`> [!TIP]`) has no colons, so it is always closed.
  if (marks === undefined) return true;
  const end = /^:{3,}$/.exec(last?.replace(before, '').trimEnd() ?? '')?.[0];
  const name = node.type === 'admonition' ? node.keyword : node.name;
  if (end === undefined || end.length < marks.length) {
    report('unclosed-admonition', firstLineOf(node, first), { name, marks });
    return false;
  }
  if (end.length > marks.length) report('uneven-admonition', lastLineOf(node, last!, end), { name, marks, end });
  return true;
}

/** Reports a paragraph that contains only `:::`, and so closes no admonition. Escaped colons are allowed. */
export function checkAdmonitionEnd(node: Paragraph, { text, report }: Parsing): void {
  const only = node.children.length === 1 ? node.children[0] : undefined;
  const start = node.position?.start.offset;
  if (only?.type !== 'text' || !/^:{3,}$/.test(only.value)) return;
  if (start !== undefined && text[start] === ':') report('stray-admonition-end', rangeOf(node), { marks: only.value });
}

/** @returns the first line of a node, and the last line if the node has several lines */
function outerLines({ position }: Nodes, text: string): { first: string; last?: string | undefined } {
  if (position?.start.offset === undefined || position.end.offset === undefined) return { first: '' };
  const source = text.slice(position.start.offset, position.end.offset).trimEnd();
  const firstEnd = source.indexOf('\n');
  if (firstEnd < 0) return { first: source };
  return { first: source.slice(0, firstEnd), last: source.slice(source.lastIndexOf('\n') + 1) };
}

function lastLineOf({ position }: Nodes, last: string, end: string): Range {
  const { line } = position!.end;
  const column = last.indexOf(end) + 1;
  return { line, column, end: { line, column: column + end.length } };
}

function firstLineOf(node: Nodes, first: string): Range {
  const { line, column } = placeOf(node);
  return { line, column, end: { line, column: column + first.trimEnd().length } };
}
