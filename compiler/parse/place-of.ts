import type { Node } from 'unist';
import type { Range } from '../diagnostics/diagnostic.ts';
import type * as estree from 'estree';

/** Where a node stands; what a plugin made stands nowhere, and is placed at the start of the text. */
export function placeOf(node: Node): Range {
  return rangeOf(node) ?? { line: 1, column: 1 };
}

/** The same, but nothing for a node that stands nowhere. */
export function rangeOf({ position }: Pick<Node, 'position'>): Range | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  return { line: start.line, column: start.column, end: { line: end.line, column: end.column } };
}

/** @returns where a piece of JavaScript stands; its own columns count from 0 */
export function pointOf({ loc }: estree.Node): Range | undefined {
  if (!loc) return undefined;
  const { start, end } = loc;
  return { line: start.line, column: start.column + 1, end: { line: end.line, column: end.column + 1 } };
}
