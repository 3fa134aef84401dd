import type { Point } from './diagnostic.ts';

/** A call in a stack. */
export interface StackFrame {
  /** Absolute path, percent-encoded as in a URL. */
  file: string;
  at: Point;
}

/** @returns the calls in a stack, innermost first */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.matchAll(/(?:\bat |\()(?:file:\/\/)?(\/[^\n()]*):(\d+):(\d+)\)?$/gm);
  return Array.from(frames, ([, file = '', line, column]) => ({
    file,
    at: { line: Number(line), column: Number(column) },
  }));
}
