import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Reports diagnostics of the site stage. */
export type Report = (...diagnostics: Diagnostic[]) => void;

/** A value, and the diagnostics from computing it. */
export interface Reported<Value> {
  value: Value;
  faults: readonly Diagnostic[];
}

/** @returns the value of `make` with all diagnostics that it reported */
export function reported<Value>(make: (report: Report) => Value): Reported<Value> {
  const faults: Diagnostic[] = [];
  return { value: make((...found) => void faults.push(...found)), faults };
}

/** Like `reported`, for asynchronous values. */
export async function reportedLater<Value>(make: (report: Report) => Promise<Value>): Promise<Reported<Value>> {
  const faults: Diagnostic[] = [];
  return { value: await make((...found) => void faults.push(...found)), faults };
}
