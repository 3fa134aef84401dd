import type { ParseOptions } from './document.ts';
import { costsTooMuch } from './native/costs-too-much.ts';

/** A source with more characters counts as slow, regardless of its content. */
const longest = 50_000;
/** Any source with at most this many characters is parsed in less than a second. */
const short = 8_000;
/**
 * More formulas than this count as slow. KaTeX needs a millisecond for a short formula, and quadratic time
 * for a long one.
 */
const manyFormulas = 1_000;
const longFormula = /\$[^$]{1000}/;

/** Whether parsing may take seconds. The caller parses such a source in a way that can be cancelled. */
export function mayTakeLong(text: string, { format, math }: ParseOptions): boolean {
  if (text.length > longest) return true;
  if (math && text.includes('$') && (text.split('$').length > manyFormulas || longFormula.test(text))) return true;
  return text.length > short && costsTooMuch(text, format === 'mdx');
}
