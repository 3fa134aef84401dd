import type { Point } from '../../diagnostics/diagnostic.ts';
import { htmlVoidElements } from '../../html/nesting-rules.ts';
import { offsetAt } from '../../values/text-places.ts';

/** Maximum number of repairs per page. A page that needs more is probably not MDX. */
export const mostMended = 60;

/**
 * HTML elements that browsers close implicitly. Their tags are not escaped, because readers would see the escaped tags
 * as text.
 */
const elements =
  /^(?:a|b|big|blockquote|body|center|code|dd|details|div|dl|dt|em|font|h[1-6]|html|i|iframe|kbd|li|main|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|video)$/;

/**
 * Repairs one construct that MDX 1 accepts and current MDX rejects:
 * - escapes `<` before an invalid name, `{` before invalid JavaScript, and tags that are never closed;
 * - closes void elements of HTML: `<br>`;
 * - ends a list at two empty lines.
 *
 * @param reason the parser's error message
 * @param at the location of the error
 * @returns the repaired source with the same number of lines; undefined if the error has another cause
 */
export function mendMdx1(text: string, reason: string, at: Point): string | undefined {
  const [, tag, line, column, endLine, endColumn] =
    /closing tag for `<([^`>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? [];
  if (tag !== undefined) {
    const start = offsetAt(text, { line: Number(line), column: Number(column) });
    const end = offsetAt(text, { line: Number(endLine), column: Number(endColumn) });
    if (text[start] !== '<' || text[end - 1] !== '>') return undefined;
    if (htmlVoidElements.has(tag)) return `${text.slice(0, end - 1).trimEnd()} />${text.slice(end)}`;
    return elements.test(tag) ? undefined : escaped(text, start);
  }
  if (endsInItem.test(reason)) {
    const unindented = afterEmptyLines(text, at);
    if (unindented !== undefined) return unindented;
  }
  const offset = offsetAt(text, at);
  const isExpression = /acorn|expression|brace/i.test(reason);
  const place = isExpression ? openBrace(text, offset) : text.lastIndexOf('<', offset);
  // If the character is already escaped, it is not the cause of the error.
  return place < 0 || text[place - 1] === '\\' || (!isExpression && text.slice(place, offset).includes('\n\n'))
    ? undefined
    : escaped(text, place);
}

const endsInItem = /Expected the closing tag `[^`]*` either after the end of `listItem`/;

/**
 * @returns whether the error is an unclosed tag that follows a list and two empty lines. In MDX 1, two empty lines end
 * a list
 */
export function isBehindList(text: string, reason: string, at: Point): boolean {
  return endsInItem.test(reason) && afterEmptyLines(text, at) !== undefined;
}

/** @returns the source without the indentation of a line, if two empty lines precede the line */
function afterEmptyLines(text: string, { line }: Point): string | undefined {
  const lines = text.split('\n');
  if (lines[line - 2]?.trim() !== '' || lines[line - 3]?.trim() !== '') return undefined;
  const written = lines[line - 1]!;
  lines[line - 1] = written.trimStart();
  return lines[line - 1] === written ? undefined : lines.join('\n');
}

function escaped(text: string, place: number): string {
  return `${text.slice(0, place)}\\${text.slice(place)}`;
}

/** @returns the offset of the innermost unclosed `{` before `offset`; negative if there is none */
function openBrace(text: string, offset: number): number {
  let closed = 0;
  for (let place = Math.min(offset, text.length - 1); place >= 0; place -= 1) {
    if (text[place - 1] === '\\') continue;
    if (text[place] === '}' && place < offset) closed += 1;
    if (text[place] === '{') {
      if (closed === 0) return place;
      closed -= 1;
    }
  }
  return -1;
}
