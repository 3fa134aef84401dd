import type { Node, Position } from 'unist';
import type { Range } from '../diagnostics/diagnostic.ts';
import type * as estree from 'estree';

/** Where a node stands; what a plugin made stands nowhere, and is placed at the start of the text. */
export function placeOf(node: Node): Range {
  return rangeOf(node) ?? { line: 1, column: 1 };
}

/** The same, but nothing for a node that stands nowhere. */
export function rangeOf({ position }: Pick<Node, 'position'>): Range | undefined {
  // An element that another one ends has no end of its own: a link in raw HTML that a bare address stands in.
  const { start, end } = (position ?? {}) as Partial<Position>;
  if (!start || !end) return start && { line: start.line, column: start.column };
  return { line: start.line, column: start.column, end: { line: end.line, column: end.column } };
}

/** @returns where a piece of JavaScript stands; its own columns count from 0 */
export function pointOf({ loc }: estree.Node): Range | undefined {
  if (!loc) return undefined;
  const { start, end } = loc;
  return { line: start.line, column: start.column + 1, end: { line: end.line, column: end.column + 1 } };
}
