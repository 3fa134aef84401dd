import type { Program } from 'estree';
import type { Node, Point } from 'unist';

/** The position properties of Markdown nodes (`position`) and JavaScript nodes (`start`, `end`, `loc`). */
interface Placed {
  position?: Node['position'];
  start?: unknown;
  end?: unknown;
  range?: [number, number];
  loc?: { start: { line: number }; end: { line: number } } | null;
}

/**
 * Changes the positions in the tree of a part to positions in the whole source. Also changes the positions in the ASTs
 * of the part's code.
 *
 * @param offset offset of the part in the whole source
 * @param lines number of lines before the part. Absent if the part starts within a line; `loc` is then removed
 */
export function shiftTree(tree: Node | Program, offset: number, lines?: number): void {
  // Position objects that are already adjusted; several nodes may share one.
  const shifted = new Set<object>();
  const pending: object[] = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    shift(node as Placed);
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object' || value === null || key === 'position' || key === 'loc' || key === 'range')
        continue;
      if (value instanceof RegExp) continue;
      pending.push(value);
    }
  }

  function shift(node: Placed): void {
    if (shifted.has(node)) return;
    shifted.add(node);
    const { position, loc } = node;
    if (position) for (const point of [position.start, position.end]) shiftPoint(point);
    if (typeof node.start === 'number' && typeof node.end === 'number') {
      node.start += offset;
      node.end += offset;
    }
    if (node.range && !shifted.has(node.range)) {
      shifted.add(node.range);
      node.range = [node.range[0] + offset, node.range[1] + offset];
    }
    if (lines === undefined) delete node.loc;
    else if (loc) for (const point of [loc.start, loc.end]) shiftPoint(point);
  }

  function shiftPoint(point: { line: number; offset?: number | undefined } | Point): void {
    if (shifted.has(point)) return;
    shifted.add(point);
    point.line += lines ?? 0;
    if (point.offset !== undefined) point.offset += offset;
  }
}
