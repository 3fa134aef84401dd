import * as session from '../incremental/session.ts';

/** A file that ends in a long list. */
export interface LongList<Row extends object = object> {
  /** The file with its list, which comes last, left empty. */
  envelope: object;
  rows: readonly Row[];
  /** @returns the row as it is written */
  write(row: Row): object;
}

/** @returns the JSON of a file, in the form of `toJson` */
export function listJson<Row extends object>({ envelope, rows, write }: LongList<Row>): string {
  return wrap(envelope, rows.map((row) => JSON.stringify(write(row))).join(','));
}

/** How many rows are made into bytes together. */
const together = 100;

interface Chunk<Row> {
  rows: readonly Row[];
  bytes: Uint8Array;
}

/**
 * @returns the same as bytes, where of ten thousands of rows most are those of the last call. They are good until the next
 *   call, which changes of them only what differs: a list of megabytes made anew for each would keep the collector busy
 */
export function openListWriter<Row extends object>(): (list: LongList<Row>) => Uint8Array {
  /** By their first rows. */
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

/** @returns puts bytes one after the other, in the place of those of the last call; the same ones at the same place stay */
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

/** @returns the chunk of the last call that starts here, when all of its rows are still there */
function chunkAt<Row>(from: number, rows: readonly Row[], last: ReadonlyMap<Row, Chunk<Row>>): Chunk<Row> | undefined {
  const chunk = last.get(rows[from]!);
  return chunk?.rows.every((row, index) => row === rows[from + index]) ? chunk : undefined;
}

/** @returns the rows up to the next chunk of the last call, so that a row that comes or goes leaves all others as they are */
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
 * JSON in the one form that a value has in the corpus: keys in the order in which the value was built (every kind of
 * file builds them in one place), absent fields left out, UTF-8, one newline at the end.
 */
export function toJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
