import type { ParseOptions } from './document.ts';
import { costsTooMuch } from './native/costs-too-much.ts';

/** In characters. */
const longest = 50_000;
/** In characters. The worst shorter source takes less than a second, so its marks need not be counted. */
const short = 8_000;
/** KaTeX takes a millisecond for a small formula, and quadratic time for a long one. */
const manyFormulas = 1_000;
const longFormula = /\$[^$]{1000}/;

/** Whether parsing a source may take seconds, so that it should be cancellable. */
export function mayTakeLong(text: string, { format, math }: ParseOptions): boolean {
  if (text.length > longest) return true;
  if (math && text.includes('$') && (text.split('$').length > manyFormulas || longFormula.test(text))) return true;
  return text.length > short && costsTooMuch(text, format === 'mdx');
}
