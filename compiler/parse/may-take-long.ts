import type { ParseOptions } from './document.ts';
import { costsTooMuch } from './native/costs-too-much.ts';

/**
 * Maximum length of a source that is parsed quickly, in characters. A longer source counts as slow, regardless of its
 * content.
 */
const longest = 50_000;
/** Length up to which any source is parsed in less than a second, in characters. */
const short = 8_000;
/**
 * Maximum number of formulas in a source that is parsed quickly. KaTeX needs a millisecond for a short formula, and
 * quadratic time for long ones.
 */
const manyFormulas = 1_000;
const longFormula = /\$[^$]{1000}/;

/** Whether parsing may take seconds. The caller parses such a source in a way that can be cancelled. */
export function mayTakeLong(text: string, { format, math }: ParseOptions): boolean {
  if (text.length > longest) return true;
  if (math && text.includes('$') && (text.split('$').length > manyFormulas || longFormula.test(text))) return true;
  return text.length > short && costsTooMuch(text, format === 'mdx');
}
