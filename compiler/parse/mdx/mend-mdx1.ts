import type { Point } from '../../diagnostics/diagnostic.ts';
import { htmlVoidElements } from '../../html/nesting-rules.ts';
import { offsetAt } from '../../values/text-places.ts';

/** As many places as a page is mended at; one with more is hardly MDX. */
export const mostMended = 60;

/** Elements that are left open as HTML may be: as text they would be seen. */
const elements =
  /^(?:a|b|big|blockquote|body|center|code|dd|details|div|dl|dt|em|font|h[1-6]|html|i|iframe|kbd|li|main|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|video)$/;

/**
 * Takes one thing for text that MDX 1 took for it and MDX of today does not: `<` before what is no name, `{` before what
 * is no JavaScript, a tag that nothing closes. Void elements of HTML are closed. A list that two empty lines end there
 * ends.
 *
 * @param reason what the parser says of it
 * @param at where
 * @returns the text, in which lines stay what they are; nothing where it is not that
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
  // What is escaped already is at fault for something else.
  return place < 0 || text[place - 1] === '\\' || (!isExpression && text.slice(place, offset).includes('\n\n'))
    ? undefined
    : escaped(text, place);
}

const endsInItem = /Expected the closing tag `[^`]*` either after the end of `listItem`/;

/** @returns whether what the parser says is that a tag stands in the list that two empty lines end in MDX 1 */
export function isBehindList(text: string, reason: string, at: Point): boolean {
  return endsInItem.test(reason) && afterEmptyLines(text, at) !== undefined;
}

/** @returns the text with a line written from its start, where two empty lines are before it */
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

/** @returns the brace that is open at a place; a negative number without one */
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
