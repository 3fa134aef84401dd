import { find } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ParseOptions } from '../document.ts';
import { maxDepth } from '../limits.ts';
import { denseBlock } from './dense-block.ts';

const maxLength = 4 * 1024 * 1024;
/** Brackets of code are read by a recursive parser, and nest deeper than prose. */
const maxBrackets = 1000;

/**
 * Refuses a text that would cost the engine unbounded time or stack, in one pass over it and before any parser.
 *
 * @returns why it can't be parsed
 */
export function checkText(text: string, { format }: ParseOptions): Finding | undefined {
  if (text.length > maxLength) {
    return find('text-too-long', undefined, { length: text.length, limit: maxLength });
  }
  return deepContainer(text) ?? deepDirective(text) ?? denseBlock(text) ?? (format === 'mdx' ? deepBracket(text) : undefined);
}

// Quotes and lists nest by their marks at the start of a line and by its indentation.
function deepContainer(text: string): Finding | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const start = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)![0];
    const marks = start.replace(/[ \t\d]/g, '').length;
    const indentation = /^[ \t]*/.exec(start)![0].replaceAll('\t', '    ').length;
    if (marks > 0 && marks + indentation / 2 > maxDepth) {
      return find('nesting-too-deep', { line: index + 1, column: 1 }, { limit: maxDepth });
    }
  }
  return undefined;
}

// Directives nest by their order: one that is not closed holds all that follow.
function deepDirective(text: string): Finding | undefined {
  let depth = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[ \t>]*(?:[-+*][ \t]+|\d{1,9}[.)][ \t]+)*:{3,}[a-z]/i.test(line)) depth += 1;
    else if (/^[ \t>]*:{3,}[ \t]*$/.test(line)) depth = Math.max(0, depth - 1);
    if (depth > maxDepth) return find('nesting-too-deep', { line: index + 1, column: 1 }, { limit: maxDepth });
  }
  return undefined;
}

function deepBracket(text: string): Finding | undefined {
  let depth = 0;
  let line = 1;
  let lineStart = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (character === '\n') {
      line += 1;
      lineStart = index + 1;
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    if (depth > maxBrackets) {
      return find('nesting-too-deep', { line, column: index - lineStart + 1 }, { limit: maxBrackets });
    }
  }
  return undefined;
}
