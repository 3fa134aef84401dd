import { keepColumn } from '../columns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Memory } from '../memory.ts';
import type { Rows } from '../rows.ts';

/** Where the parts of the site stage hand in what they find wrong. */
export type Report = (...diagnostics: Diagnostic[]) => void;

/** The same for what has to be waited for. */
export async function keepReportedLater<Value>(
  memory: Memory,
  place: string,
  inputs: readonly unknown[],
  report: Report,
  make: (report: Report) => Promise<Value>,
): Promise<Value> {
  const { value, found } = await memory.keepLater(place, inputs, async () => {
    const told: Diagnostic[] = [];
    return { value: await make((...more) => void told.push(...more)), found: told };
  });
  report(...found);
  return value;
}

/** Keeps a value with the faults that are found while it is made, and reports those also when it is there already. */
export function keepReported<Value>(
  memory: Memory,
  place: string,
  inputs: readonly unknown[],
  report: Report,
  make: (report: Report) => Value,
): Value {
  const { value, found } = memory.keep(place, inputs, () => {
    const told: Diagnostic[] = [];
    return { value: make((...more) => void told.push(...more)), found: told };
  });
  report(...found);
  return value;
}

/** The same for many values of one kind: see `Memory.keepRows`. */
export function keepReportedRows<Value>(
  memory: Memory,
  place: string,
  shared: readonly unknown[],
  rows: Rows,
  report: Report,
  make: (row: number, report: Report) => Value,
): readonly Value[] {
  const reported = memory.keepRows(place, shared, rows, (row) => {
    const told: Diagnostic[] = [];
    return { value: make(row, (...more) => void told.push(...more)), found: told };
  });
  for (const found of keepColumn(memory, `faults of ${place}`, reported, ({ found }) =>
    found.length > 0 ? found : undefined,
  ))
    if (found) report(...found);
  return keepColumn(memory, `${place}, without their faults`, reported, ({ value }) => value);
}
