import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ParseOptions } from '../document.ts';
import { maxDepth } from '../../html/safety.ts';
import { pointAt } from '../../values/text-places.ts';
import { deepExpression, hasManyOperators, maxOperators } from './deep-expression.ts';
import { denseBlock } from './dense-block.ts';
import { proseLines, type ProseLine } from './line-kinds.ts';

/** Maximum length of a document, in characters. */
export const maxLength = 2 * 1024 * 1024;
/** Maximum number of lines. Each line can become a node of the tree, such as a list item or a table row. */
const maxLines = 200_000;
/**
 * Maximum depth of brackets in code. It is below the depth at which the recursive JavaScript parser would overflow the
 * stack.
 */
const maxBrackets = 1000;

/**
 * Checks, before parsing, that a source can't cause very long parsing or a stack overflow.
 *
 * @returns an error if the source is refused
 */
export function checkText(text: string, { format }: ParseOptions): Finding | undefined {
  if (text.length > maxLength) {
    return finding('text-too-long', { line: 1, column: 1 }, { length: text.length, limit: maxLength });
  }
  const line = lineBeyond(text, maxLines);
  if (line) return finding('tree-too-large', { line, column: 1 }, { limit: maxLines, of: 'lines' });
  const deep = format === 'mdx' ? tooManyOperators(text) : undefined;
  if (deep || !mayBeTooMuch(text)) return deep;
  const lines = proseLines(text);
  return (
    deepContainer(lines) ??
    deepDirective(lines) ??
    denseBlock(lines) ??
    (format === 'mdx' ? deepBracket(lines) : undefined)
  );
}

/** @returns the number of the first line after the limit; undefined if the source has no more lines */
function lineBeyond(text: string, limit: number): number | undefined {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) if ((count += 1) > limit) return count;
  return undefined;
}

// Whether the slower checks may find an error. Most sources have fewer markers in total than a single block may have,
// so this fast test is enough.
function mayBeTooMuch(text: string): boolean {
  if (text.split(':::').length > maxDepth || /^[ \t>*+\d.)-]{100}/m.test(text)) return true;
  if (text.length <= maxBrackets) return false;
  let count = 0;
  for (mark.lastIndex = 0; count <= maxBrackets && mark.test(text);) count += 1;
  return count > maxBrackets;
}

const mark = /[*_~[\]$(){}]/g;

// Reports block quotes and lists that are too deep. The depth is computed from markers and indentation at the start of
// each line.
function deepContainer(lines: readonly ProseLine[]): Finding | undefined {
  const deep = lines.find(({ text }) => {
    const start = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(text)![0];
    const marks = start.replace(/[ \t\d]/g, '').length;
    const indentation = /^[ \t]*/.exec(start)![0].replaceAll('\t', '    ').length;
    return marks > 0 && marks + indentation / 2 > maxDepth;
  });
  return deep && finding('nesting-too-deep', { line: deep.number, column: 1 }, { limit: maxDepth });
}

// Reports directives that are too deep. An unclosed directive contains all later directives.
function deepDirective(lines: readonly ProseLine[]): Finding | undefined {
  let depth = 0;
  for (const { text, number } of lines) {
    if (/^[ \t>]*(?:[-+*][ \t]+|\d{1,9}[.)][ \t]+)*:{3,}[a-z]/i.test(text)) depth += 1;
    else if (/^[ \t>]*:{3,}[ \t]*$/.test(text)) depth = Math.max(0, depth - 1);
    if (depth > maxDepth) return finding('nesting-too-deep', { line: number, column: 1 }, { limit: maxDepth });
  }
  return undefined;
}

function tooManyOperators(text: string): Finding | undefined {
  if (!hasManyOperators(text)) return undefined;
  const lines = proseLines(text);
  const prose = lines.map((line) => line.text).join('\n');
  const at = deepExpression(prose);
  if (at === undefined) return undefined;
  const { line, column } = pointAt(prose, at);
  const place = { line: lines[line - 1]!.number, column };
  return finding('nesting-too-deep', place, { limit: maxOperators, of: 'expression' });
}

function deepBracket(lines: readonly ProseLine[]): Finding | undefined {
  let depth = 0;
  for (const { text, number } of lines) {
    for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
      depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
      if (depth > maxBrackets)
        return finding('nesting-too-deep', { line: number, column: index + 1 }, { limit: maxBrackets });
    }
  }
  return undefined;
}
