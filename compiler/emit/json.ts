import * as session from '../incremental/session.ts';

/** The data of a JSON file that ends with a long list. */
export interface LongList<Row extends object = object> {
  /** The fields of the file. The last field is an empty list, which `rows` fills. */
  envelope: object;
  rows: readonly Row[];
  /** Returns a row of the list as JSON data. */
  write(row: Row): object;
}

/** @returns the JSON of the file, in the format of `toJson` */
export function listJson<Row extends object>({ envelope, rows, write }: LongList<Row>): string {
  return wrap(envelope, rows.map((row) => JSON.stringify(write(row))).join(','));
}

/** Number of rows per chunk of JSON. A later call reuses the bytes of chunks whose rows are unchanged. */
const together = 100;

interface Chunk<Row> {
  rows: readonly Row[];
  bytes: Uint8Array;
}

/**
 * @returns a function that converts a list to JSON in UTF-8. It reuses unchanged chunks of its last call. The returned
 * buffer is valid until the next call, because allocating megabytes each time would burden the garbage collector
 */
export function openListWriter<Row extends object>(): (list: LongList<Row>) => Uint8Array {
  /** The chunks of the last call, by their first row. */
  const last = session.lastRun<ReadonlyMap<Row, Chunk<Row>>>(new Map());
  const comma = Buffer.from(',');
  const join = openJoin();
  return ({ envelope, rows, write }) => {
    const chunks = new Map<Row, Chunk<Row>>();
    for (let from = 0; from < rows.length;) {
      const first = rows[from]!;
      const chunk = chunkAt(from, rows, last.value) ?? makeChunk(chunkRows(from, rows, last.value), write);
      chunks.set(first, chunk);
      from += chunk.rows.length;
    }
    last.value = chunks;
    const [start, end] = wrap(envelope, '\0').split('\0') as [string, string];
    const inside = Array.from(chunks.values(), ({ bytes }, index) => (index > 0 ? [comma, bytes] : [bytes])).flat();
    return join([Buffer.from(start), ...inside, Buffer.from(end)]);
  };
}

/**
 * @returns a function that joins buffers. Each call writes into the buffer of the last call, and copies only changed
 * parts
 */
function openJoin(): (parts: readonly Uint8Array[]) => Uint8Array {
  let whole = Buffer.alloc(0);
  let there = new Map<number, Uint8Array>();
  return (parts) => {
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (size > whole.length) {
      whole = Buffer.allocUnsafe(Math.ceil(size * 1.1));
      there = new Map();
    }
    const next = new Map<number, Uint8Array>();
    let at = 0;
    for (const part of parts) {
      if (there.get(at) !== part) whole.set(part, at);
      next.set(at, part);
      at += part.length;
    }
    there = next;
    return whole.subarray(0, size);
  };
}

function makeChunk<Row extends object>(rows: readonly Row[], write: (row: Row) => object): Chunk<Row> {
  return { rows, bytes: Buffer.from(rows.map((row) => JSON.stringify(write(row))).join(',')) };
}

/** @returns the last call's chunk that starts with the row at `from`; undefined if its rows have changed */
function chunkAt<Row>(from: number, rows: readonly Row[], last: ReadonlyMap<Row, Chunk<Row>>): Chunk<Row> | undefined {
  const chunk = last.get(rows[from]!);
  return chunk?.rows.every((row, index) => row === rows[from + index]) ? chunk : undefined;
}

/**
 * @returns the rows from `from` up to the next chunk of the last call. So added rows don't change the boundaries of
 * later chunks
 */
function chunkRows<Row>(from: number, rows: readonly Row[], last: ReadonlyMap<Row, Chunk<Row>>): readonly Row[] {
  const most = last.size > 0 ? 2 * together : together;
  let to = from + 1;
  while (to < rows.length && to - from < most && !last.has(rows[to]!)) to += 1;
  return rows.slice(from, to);
}

function wrap(envelope: object, rows: string): string {
  const frame = toJson(envelope);
  const inside = frame.lastIndexOf('[]') + 1;
  return frame.slice(0, inside) + rows + frame.slice(inside);
}

/**
 * Formats a value as JSON, with one newline at the end and without undefined fields. The keys are in insertion order,
 * so callers must always set the fields in the same order.
 */
export function toJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
