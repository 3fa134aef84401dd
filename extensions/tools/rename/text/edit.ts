import type { Point, Range, TextEdit } from '../../../../compiler/index.ts';

/** @returns the text with all edits applied. Duplicate edits are applied once */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at);
}

/** @returns the offset of each line's start */
export function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)];
}

/** @param starts the offset of each line's start. @returns the line and column of an offset */
export function pointAt(starts: readonly number[], offset: number): Point {
  const line = starts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - starts[line]! + 1 };
}

/** @returns the start and end offset of the lines in a range */
export function linesOf(starts: readonly number[], text: string, { line, end }: Range): { start: number; end: number } {
  return { start: starts[line - 1] ?? 0, end: starts[end?.line ?? line] ?? text.length };
}
