import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ProseLine } from './line-kinds.ts';

/**
 * Markers of inline syntax, and the maximum number of each in a paragraph. The parsing time is quadratic in this
 * number.
 */
const marks: readonly { name: string; pattern: RegExp; limit: number }[] = [
  { name: '*', pattern: /\*+/g, limit: 2000 },
  // A `_` within a word is text, so it isn't counted.
  { name: '_', pattern: /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, limit: 2000 },
  { name: '~', pattern: /~+/g, limit: 2000 },
  { name: '[', pattern: /\[/g, limit: 5000 },
  { name: ']', pattern: /\]/g, limit: 5000 },
  { name: '$', pattern: /\$+/g, limit: 5000 },
];

/** A line that ends a paragraph: blank, a list item, a heading, or a table row. */
const boundary = /^[ \t>]*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)/;

/** @returns an error for the first paragraph with too many markers */
export function denseBlock(lines: readonly ProseLine[]): Finding | undefined {
  for (const { name, pattern, limit } of marks) {
    let count = 0;
    let previous = 0;
    for (const { text, number } of lines) {
      if (boundary.test(text) || number > previous + 1) count = 0;
      count += text.match(pattern)?.length ?? 0;
      if (count > limit) return finding('markup-too-dense', { line: number, column: 1 }, { mark: name, limit });
      previous = number;
    }
  }
  return undefined;
}
