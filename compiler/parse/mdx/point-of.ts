import type { Node } from 'estree';
import type { Range } from '../../diagnostics/diagnostic.ts';

/** @returns where a piece of JavaScript stands; its own columns count from 0 */
export function pointOf({ loc }: Node): Range | undefined {
  if (!loc) return undefined;
  const { start, end } = loc;
  return { line: start.line, column: start.column + 1, end: { line: end.line, column: end.column + 1 } };
}
