import type { Memory } from '../memory.ts';
import { canonicalJson } from './canonical-json.ts';

/** A file that ends in a long list. */
export interface LongList<Row extends object = object> {
  /** The file with its list, which comes last, left empty. */
  around: object;
  rows: readonly Row[];
  /** What each row depends on beside itself, if that is anything. */
  also?: readonly unknown[] | undefined;
  /** @returns the row as it is written */
  write(row: Row): object;
}

/** How many rows are made into bytes together. */
const together = 100;

/**
 * @param inputs all that every row depends on
 * @param memory keeps bytes: of ten thousands of rows most stay from one run to the next
 * @returns the canonical JSON of a file
 */
export function canonicalList<Row extends object>(
  { around, rows, also = [], write }: LongList<Row>,
  inputs: readonly unknown[],
  memory: Memory,
): Uint8Array {
  const frame = canonicalJson(around);
  const inside = frame.lastIndexOf('[]') + 1;
  const parts = [Buffer.from(frame.slice(0, inside))];
  for (let from = 0; from < rows.length; from += together) {
    const some = rows.slice(from, from + together);
    const make = () => Buffer.from((from > 0 ? ',' : '') + some.map((row) => JSON.stringify(write(row))).join(','));
    parts.push(memory.keep(String(from), [...inputs, ...some, ...also.slice(from, from + together)], make));
  }
  return Buffer.concat([...parts, Buffer.from(frame.slice(inside))]);
}
