import { areSame } from '../incremental/equal.ts';
import { lastRun } from '../incremental/tracking.ts';

/** A file that ends in a long list. */
export interface LongList<Row extends object = object> {
  /** The file with its list, which comes last, left empty. */
  envelope: object;
  rows: readonly Row[];
  /** @returns the row as it is written */
  write(row: Row): object;
}

/** @returns the canonical JSON of a file */
export function listJson<Row extends object>({ envelope, rows, write }: LongList<Row>): string {
  return wrap(envelope, rows.map((row) => JSON.stringify(write(row))).join(','));
}

/** How many rows are made into bytes together. */
const together = 100;

/** @returns the same as bytes, where of ten thousands of rows most are those of the last call */
export function openListWriter<Row extends object>(): (list: LongList<Row>) => Uint8Array {
  const last = lastRun<readonly { rows: readonly Row[]; bytes: Uint8Array }[]>([]);
  return ({ envelope, rows, write }) => {
    const chunks: (typeof last.value)[number][] = [];
    for (let from = 0; from < rows.length; from += together) {
      const some = rows.slice(from, from + together);
      const before = last.value[from / together];
      chunks.push(
        before && areSame(before.rows, some)
          ? before
          : {
              rows: some,
              bytes: Buffer.from((from > 0 ? ',' : '') + some.map((row) => JSON.stringify(write(row))).join(',')),
            },
      );
    }
    last.value = chunks;
    const [start, end] = wrap(envelope, '\0').split('\0') as [string, string];
    return Buffer.concat([Buffer.from(start), ...chunks.map(({ bytes }) => bytes), Buffer.from(end)]);
  };
}

function wrap(envelope: object, rows: string): string {
  const frame = toJson(envelope);
  const inside = frame.lastIndexOf('[]') + 1;
  return frame.slice(0, inside) + rows + frame.slice(inside);
}

/**
 * JSON in the one form that a value has in the corpus: keys in the order in which the value was built (every kind of
 * file builds them in one place), absent fields left out, UTF-8, one newline at the end.
 */
export function toJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
