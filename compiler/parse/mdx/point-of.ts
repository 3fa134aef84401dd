import type { Node } from 'estree';
import type { Point } from '../../diagnostics/diagnostic.ts';

/** @returns where a piece of JavaScript starts; its own columns count from 0 */
export function pointOf({ loc }: Node): Point | undefined {
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;
}
