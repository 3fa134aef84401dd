import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Memory } from '../memory.ts';

/** Where the parts of the site stage hand in what they find wrong. */
export type Report = (...diagnostics: Diagnostic[]) => void;

/** Keeps a value with the faults that are found while it is made, and reports those also when it is there already. */
export function keepReported<Value>(memory: Memory, place: string, inputs: readonly unknown[], report: Report, make: (report: Report) => Value): Value {
  const { value, found } = memory.keep(place, inputs, () => {
    const told: Diagnostic[] = [];
    return { value: make((...more) => void told.push(...more)), found: told };
  });
  report(...found);
  return value;
}
