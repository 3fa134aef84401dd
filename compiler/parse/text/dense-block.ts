import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ProseLine } from './line-kinds.ts';

/** How often a mark may occur in one paragraph: the engine's time grows with the square of it. */
const marks: readonly { name: string; pattern: RegExp; limit: number }[] = [
  { name: '*', pattern: /\*+/g, limit: 2000 },
  // Within a word it marks nothing.
  { name: '_', pattern: /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, limit: 2000 },
  { name: '~', pattern: /~+/g, limit: 2000 },
  { name: '[', pattern: /\[/g, limit: 5000 },
  { name: ']', pattern: /\]/g, limit: 5000 },
  { name: '$', pattern: /\$+/g, limit: 5000 },
];

/** A line that starts a block, or is one: blank, an item of a list, a heading, a row of a table. */
const boundary = /^[ \t>]*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)/;

/** @returns the paragraph that holds more marks than the engine can read in reasonable time */
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
