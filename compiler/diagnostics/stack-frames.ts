import type { Point } from './diagnostic.ts';

/** A call in a file. */
export interface StackFrame {
  /** Absolute; as an address has it, percent-encoded. */
  file: string;
  at: Point;
}

/** @returns the calls that the stack of an error names by their files, the innermost first */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.matchAll(/(?:\bat |\()(?:file:\/\/)?(\/[^\n()]*):(\d+):(\d+)\)?$/gm);
  return Array.from(frames, ([, file = '', line, column]) => ({
    file,
    at: { line: Number(line), column: Number(column) },
  }));
}
