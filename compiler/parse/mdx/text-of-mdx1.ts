import type { Parsing } from '../parsing.ts';
import { getOrMake } from '../../values/maps.ts';

/** A line, of a list or a quote too, that begins with a tag. */
const tagFirst = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*<[A-Za-z/>]/;

/** Of each line of a text: whether it is JSX where MDX 1 reads it. */
const linesOf = new WeakMap<Parsing, boolean[]>();

/**
 * MDX 1 reads expressions in JSX alone: from a line that begins with a tag to the next empty one. Elsewhere braces are
 * braces.
 *
 * @param line of the text, from 1
 * @returns whether an expression that begins there is text to Docusaurus 2
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
