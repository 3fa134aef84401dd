import type { Node, Position } from 'unist';
import type { Range } from '../diagnostics/diagnostic.ts';
import type * as estree from 'estree';

/** Returns the location of a node. For a node that a plugin created, returns the start of the source. */
export function placeOf(node: Node): Range {
  return rangeOf(node) ?? { line: 1, column: 1 };
}

/** Returns the location of a node; undefined for a node without a position. */
export function rangeOf({ position }: Pick<Node, 'position'>): Range | undefined {
  // The position of a raw HTML element without a closing tag has no end. Example: `<a>` that contains an autolink.
  const { start, end } = (position ?? {}) as Partial<Position>;
  if (!start || !end) return start && { line: start.line, column: start.column };
  return { line: start.line, column: start.column, end: { line: end.line, column: end.column } };
}

/** @returns the location of a JavaScript node; acorn counts columns from 0, Lectern from 1 */
export function pointOf({ loc }: estree.Node): Range | undefined {
  if (!loc) return undefined;
  const { start, end } = loc;
  return { line: start.line, column: start.column + 1, end: { line: end.line, column: end.column + 1 } };
}
