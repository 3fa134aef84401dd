import type { Node } from 'unist';
import type { Point } from '../../diagnostics/diagnostic.ts';

/** Where a node starts; what a plugin made stands nowhere, and is placed at the start of the text. */
export function placeOf({ position }: Node): Point {
  return position ? { line: position.start.line, column: position.start.column } : { line: 1, column: 1 };
}
