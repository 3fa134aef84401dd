import type { ParseOptions } from './document.ts';
import { costsTooMuch } from './native/costs-too-much.ts';

/** Maximum length of a quick source. A source with more characters counts as slow, regardless of its content. */
const longest = 50_000;
/** Length up to which any source is parsed in less than a second, in characters. */
const short = 8_000;
/**
 * Maximum number of formulas in a quick source. KaTeX needs a millisecond for a short formula, and quadratic time for a
 * long one.
 */
const manyFormulas = 1_000;
const longFormula = /\$[^$]{1000}/;

/** Whether parsing may take seconds. The caller parses such a source in a way that can be cancelled. */
export function mayTakeLong(text: string, { format, math }: ParseOptions): boolean {
  if (text.length > longest) return true;
  if (math && text.includes('$') && (text.split('$').length > manyFormulas || longFormula.test(text))) return true;
  return text.length > short && costsTooMuch(text, format === 'mdx');
}
