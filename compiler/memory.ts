import { matchRows, type Rows } from './rows.ts';

/**
 * What the last run of a session made, and of which inputs. Every stage asks here before it makes anything: the same
 * inputs give what was there, down to its identity, so that the next stage finds its own inputs unchanged in turn.
 */
export interface Memory {
  /**
   * @param place tells this from all else that is kept
   * @param inputs all that `make` depends on, compared by identity
   * @returns what was made of the same inputs in the last run, else what `make` returns; when that is equal to what was
   *   there, the old one
   */
  keep<Value>(place: string, inputs: readonly unknown[], make: () => Value): Value;
  /** The same for what has to be waited for. */
  keepLater<Value>(place: string, inputs: readonly unknown[], make: () => Promise<Value>): Promise<Value>;
  /**
   * The same for many things of one kind at once.
   *
   * @param shared what all of them depend on
   * @param make is told which row is wanted, and what was made of it in the last run
   * @returns a value for each row; the list of the last run when each is the same as there
   */
  keepRows<Value>(
    place: string,
    shared: readonly unknown[],
    rows: Rows,
    make: (row: number, before: Value | undefined) => Value,
  ): Value[];
  /**
   * @param isSame whether the value that was there will do for this one; absent: whether they are equal
   * @returns the value that was there, when it will do
   */
  settle<Value>(place: string, value: Value, isSame?: (before: Value, value: Value) => boolean): Value;
  /** Puts a value in the place of the one that was there, equal or not. */
  replace(place: string, inputs: readonly unknown[], value: unknown): void;
  /** Makes what has to be waited for anew, whatever its inputs. */
  renewLater<Value>(place: string, inputs: readonly unknown[], make: () => Promise<Value>): Promise<Value>;
  /** @returns what there is at a place, whatever its inputs */
  recall(place: string): unknown;
  /** @returns what was made of the same inputs in the last run; nothing when it has to be made */
  find(place: string, inputs: readonly unknown[]): unknown;
  /** @returns a memory inside this one, with places of its own; what is in it stays while no run opens it */
  shelf(name: string): Memory;
  /** Begins a run. One before it that was not ended forgets nothing. */
  startRun(): void;
  /** Ends a run: what it had no use for is forgotten. */
  endRun(): void;
}

const none: readonly unknown[] = [];

interface Entry {
  inputs: readonly unknown[];
  value: unknown;
  /** The last run that asked for it. */
  run: number;
}

/** @returns a memory that is empty */
export function openMemory(): Memory {
  const entries = new Map<string, Entry>();
  const shelves = new Map<string, Memory>();
  /** Those that this run has opened. */
  const opened = new Set<Memory>();
  let run = 0;
  /** How many entries this run has asked for. */
  let used = 0;
  const use = (entry: Entry): Entry => {
    if (entry.run !== run) used += 1;
    entry.run = run;
    return entry;
  };
  const find = (place: string, inputs: readonly unknown[]): Entry | undefined => {
    const entry = entries.get(place);
    return entry && areSame(entry.inputs, inputs) ? use(entry) : undefined;
  };
  const put = <Value>(
    place: string,
    inputs: readonly unknown[],
    made: Value,
    isSame: (before: Value, made: Value) => boolean = isEqual,
  ): Value => {
    const before = entries.get(place);
    if (!before) {
      entries.set(place, use({ inputs, value: made, run: run - 1 }));
      return made;
    }
    if (!isSame(before.value as Value, made)) before.value = made;
    before.inputs = inputs;
    return use(before).value as Value;
  };
  return {
    keep(place, inputs, make) {
      const kept = find(place, inputs);
      return kept ? (kept.value as ReturnType<typeof make>) : put(place, inputs, make());
    },
    async keepLater(place, inputs, make) {
      const kept = find(place, inputs);
      return kept ? (kept.value as Awaited<ReturnType<typeof make>>) : put(place, inputs, await make());
    },
    keepRows(place, shared, rows, make) {
      const entry = entries.get(place);
      const before = entry?.value as KeptRows<ReturnType<typeof make>> | undefined;
      const values = before
        ? makeAgain(before, shared, rows, make)
        : rows.columns[0].map((_, row) => make(row, undefined));
      const value: KeptRows<ReturnType<typeof make>> = { shared, rows, values };
      if (entry) use(entry).value = value;
      else put(place, none, value);
      return values;
    },
    replace: (place, inputs, value) => void put(place, inputs, value, () => false),
    renewLater: async (place, inputs, make) => put(place, inputs, await make()),
    recall(place) {
      const entry = entries.get(place);
      return entry && use(entry).value;
    },
    find: (place, inputs) => find(place, inputs)?.value,
    settle: (place, value, isSame) => put(place, none, value, isSame),
    shelf(name) {
      let shelf = shelves.get(name);
      if (!shelf) shelves.set(name, (shelf = openMemory()));
      opened.add(shelf);
      return shelf;
    },
    startRun() {
      for (const shelf of opened) shelf.startRun();
      opened.clear();
    },
    endRun() {
      if (used < entries.size) for (const [place, entry] of entries) if (entry.run !== run) entries.delete(place);
      for (const shelf of opened) shelf.endRun();
      opened.clear();
      run += 1;
      used = 0;
    },
  };
}

/** A memory that keeps nothing, for a run that is the only one. */
export const noMemory: Memory = {
  keep: (_place, _inputs, make) => make(),
  keepLater: (_place, _inputs, make) => make(),
  keepRows: (_place, _shared, { columns }, make) => columns[0].map((_, row) => make(row, undefined)),
  replace() {},
  renewLater: (_place, _inputs, make) => make(),
  recall: () => undefined,
  find: () => undefined,
  settle: (_place, value) => value,
  shelf: () => noMemory,
  startRun() {},
  endRun() {},
};

/** What was made of rows, and of what. */
interface KeptRows<Value> {
  shared: readonly unknown[];
  rows: Rows;
  values: Value[];
}

function makeAgain<Value>(
  before: KeptRows<Value>,
  shared: readonly unknown[],
  rows: Rows,
  make: (row: number, before: Value | undefined) => Value,
): Value[] {
  const { places, changed } = matchRows(rows, before.rows);
  const { length } = rows.columns[0];
  const stale = areSame(before.shared, shared) ? changed : Array.from({ length }, (_, row) => row);
  if (!places && stale.length === 0) return before.values;
  const old = places ? Array.from(places, (place) => before.values[place]) : before.values;
  const values = [...old] as Value[];
  let isSame = !places || areSame(old, before.values);
  for (const row of stale) {
    const made = make(row, old[row]);
    if (isEqual(old[row], made)) continue;
    values[row] = made;
    isSame = false;
  }
  return isSame ? before.values : values;
}

/** Whether two lists hold the same, compared by identity. */
export function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!Object.is(a[index], b[index])) return false;
  return true;
}

/** Whether two values are the same to whoever writes them down: the order of keys counts. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a)) return areEqual(a, b as unknown[]);
  if (a instanceof Map) return a.size === (b as typeof a).size && areEqualEntries(a, b as typeof a);
  if (a instanceof Set) return areEqual([...a], [...(b as typeof a)]);
  if (a instanceof Uint8Array) return Buffer.compare(a, b as Uint8Array) === 0;
  if (prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  const inside = a as Record<string, unknown>;
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isEqual(inside[key], (b as typeof inside)[key]))
  );
}

// Both at once, so that the first difference ends it.
function areEqualEntries(a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean {
  const others = b.entries();
  for (const [key, value] of a) {
    const [otherKey, otherValue] = others.next().value!;
    if (!isEqual(value, otherValue) || !isEqual(key, otherKey)) return false;
  }
  return true;
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!isEqual(a[index], b[index])) return false;
  return true;
}
