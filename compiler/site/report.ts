import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Reports diagnostics of the site stage. */
export type Report = (...diagnostics: Diagnostic[]) => void;

/** A value, and the diagnostics that were reported while it was computed. */
export interface Reported<Value> {
  value: Value;
  problems: readonly Diagnostic[];
}

/** Calls `make` and collects what it reports. */
export function reported<Value>(make: (report: Report) => Value): Reported<Value> {
  const problems: Diagnostic[] = [];
  return { value: make((...found) => void problems.push(...found)), problems };
}

/** Like `reported`, for functions that return a promise. */
export async function reportedLater<Value>(make: (report: Report) => Promise<Value>): Promise<Reported<Value>> {
  const problems: Diagnostic[] = [];
  return { value: await make((...found) => void problems.push(...found)), problems };
}
