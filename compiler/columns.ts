// What is asked of thousands of things in every run, as columns: lists with a value for each of them. Only those are
// asked again that are others than in the last run, and a column in which nothing has changed is the same list.
import { KeyedRows } from './keyed-rows.ts';
import type { Memory } from './memory.ts';

/** @returns what `make` returns of each row; of a row that is the same as in the last run what it returned then */
export function keepColumn<Row, Value>(
  memory: Memory,
  place: string,
  rows: readonly Row[],
  make: (row: Row) => Value,
): readonly Value[] {
  return memory.keepRows(place, [], { columns: [rows] }, (row) => make(rows[row]!));
}

/** @returns the values of keys; where those of `KeyedRows` stand is looked up once */
export function lookUp<Value>(
  memory: Memory,
  place: string,
  keys: readonly (string | undefined)[],
  values: ReadonlyMap<string, Value>,
): (Value | undefined)[] {
  if (!(values instanceof KeyedRows)) return keys.map((key) => (key === undefined ? undefined : values.get(key)));
  const { places, rows } = values as KeyedRows<Value>;
  const found = memory.keep(place, [keys, places], () =>
    keys.map((key) => (key === undefined ? undefined : places.get(key)) ?? -1),
  );
  return found.map((row) => rows[row]);
}

/** @returns values by the keys of rows, each of which stands once; which key stands where is entered anew only when the keys are others */
export function keyed<Value>(
  memory: Memory,
  place: string,
  keys: readonly string[],
  rows: readonly Value[],
): KeyedRows<Value> {
  const places = memory.keep(`${place}: places`, [keys], () => new Map(keys.map((key, row) => [key, row])));
  return memory.keep(place, [places, rows], () => new KeyedRows(places, rows));
}
