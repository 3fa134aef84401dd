import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Where the parts of the site stage hand in what they find wrong. */
export type Report = (...diagnostics: Diagnostic[]) => void;

/** A value, and what was found wrong when it was made. */
export interface Reported<Value> {
  value: Value;
  faults: readonly Diagnostic[];
}

/** @returns what `make` returns, with all that it reported */
export function reported<Value>(make: (report: Report) => Value): Reported<Value> {
  const faults: Diagnostic[] = [];
  return { value: make((...found) => void faults.push(...found)), faults };
}

/** The same for what has to be waited for. */
export async function reportedLater<Value>(make: (report: Report) => Promise<Value>): Promise<Reported<Value>> {
  const faults: Diagnostic[] = [];
  return { value: await make((...found) => void faults.push(...found)), faults };
}
