import type { ParseOptions } from './document.ts';
import { costsTooMuch } from './native/costs-too-much.ts';

/** In characters. */
const longest = 50_000;
/** In characters: of a shorter text even what costs most takes less than a second, so nobody needs to count its marks. */
const short = 8_000;
/** KaTeX takes a millisecond for a small formula, and a time that grows with the square of the length for a long one. */
const manyFormulas = 1_000;
const longFormula = /\$[^$]{1000}/;

/** Whether it may take seconds to parse a text, so that it is better done where that can be ended. */
export function mayTakeLong(text: string, { format, math }: ParseOptions): boolean {
  if (text.length > longest) return true;
  if (math && text.includes('$') && (text.split('$').length > manyFormulas || longFormula.test(text))) return true;
  return text.length > short && costsTooMuch(text, format === 'mdx');
}
