import type { Point } from './diagnostic.ts';

/** A call in a file. */
export interface StackFrame {
  /** Absolute, percent-encoded as in an address. */
  file: string;
  at: Point;
}

/** @returns the calls in an error's stack, the innermost first */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.matchAll(/(?:\bat |\()(?:file:\/\/)?(\/[^\n()]*):(\d+):(\d+)\)?$/gm);
  return Array.from(frames, ([, file = '', line, column]) => ({
    file,
    at: { line: Number(line), column: Number(column) },
  }));
}
