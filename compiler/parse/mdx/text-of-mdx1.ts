import type { Parsing } from '../parsing.ts';
import { getOrMake } from '../../values/maps.ts';

/** A line that begins with a tag, also in a list or block quote. */
const tagFirst = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*<[A-Za-z/>]/;

/** For each line of a source: whether MDX 1 reads it as JSX. */
const linesOf = new WeakMap<Parsing, boolean[]>();

/**
 * MDX 1 reads expressions only in JSX: from a line that begins with a tag to the next empty line. Elsewhere, braces are
 * text.
 *
 * @param line line number, from 1
 * @returns whether an expression that begins there is text in Docusaurus 2
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
