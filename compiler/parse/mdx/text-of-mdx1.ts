import type { Parsing } from '../parsing.ts';
import { getOrMake } from '../../values/maps.ts';

/** A line that begins with a tag, possibly in a list item or block quote. */
const tagFirst = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*<[A-Za-z/>]/;

/** Cache: source → for each line, whether MDX 1 parses the line as JSX. */
const linesOf = new WeakMap<Parsing, boolean[]>();

/**
 * Whether MDX 1 (Docusaurus 2) parses `{…}` on a line as text. MDX 1 supports expressions only in JSX: from a line
 * that begins with a tag to the next empty line.
 *
 * @param line the line on which the expression begins, from 1
 */
export function isTextInMdx1(line: number, parsing: Parsing): boolean {
  const { format, mdx1Compat } = parsing.options;
  if (format !== 'mdx' || mdx1Compat.syntax !== true) return false;
  return !getOrMake(linesOf, parsing, () => jsxLines(parsing.text))[line - 1];
}

function jsxLines(text: string): boolean[] {
  let isJsx = false;
  return text.split('\n').map((line) => (isJsx = line.trim() !== '' && (isJsx || tagFirst.test(line))));
}
