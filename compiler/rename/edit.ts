import type { Point, Range } from '../diagnostics/diagnostic.ts';

/** A change: replaces the characters between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @returns the text with all edits applied; equal edits count once */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at);
}

/** @returns the offset at which each line starts */
export function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)];
}

/** @returns the line and column of an offset, by the starts of lines */
export function pointAt(starts: readonly number[], offset: number): Point {
  const line = starts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - starts[line]! + 1 };
}

/** @returns the offsets of the lines of a range */
export function linesOf(starts: readonly number[], text: string, { line, end }: Range): { start: number; end: number } {
  return { start: starts[line - 1] ?? 0, end: starts[end?.line ?? line] ?? text.length };
}
