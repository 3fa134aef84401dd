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
  /** @returns the value that was there, when it is equal to this one */
  settle<Value>(place: string, value: Value): Value;
  /** Makes it anew, whatever its inputs. */
  renew<Value>(place: string, inputs: readonly unknown[], make: () => Value): Value;
  /** The same for what has to be waited for. */
  renewLater<Value>(place: string, inputs: readonly unknown[], make: () => Promise<Value>): Promise<Value>;
  /** @returns what there is at a place */
  recall(place: string): unknown;
  /** @returns what was made of the same inputs in the last run; nothing when it has to be made */
  find(place: string, inputs: readonly unknown[]): unknown;
  /** @returns a memory inside this one, with places of its own; what is in it stays while no run opens it */
  shelf(name: string): Memory;
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
  const put = <Value>(place: string, inputs: readonly unknown[], made: Value): Value => {
    const before = entries.get(place);
    if (!before) {
      entries.set(place, use({ inputs, value: made, run: run - 1 }));
      return made;
    }
    if (!isEqual(before.value, made)) before.value = made;
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
    renew: (place, inputs, make) => put(place, inputs, make()),
    renewLater: async (place, inputs, make) => put(place, inputs, await make()),
    recall: (place) => entries.get(place)?.value,
    find: (place, inputs) => find(place, inputs)?.value,
    settle: (place, value) => put(place, none, value),
    shelf(name) {
      let shelf = shelves.get(name);
      if (!shelf) shelves.set(name, (shelf = openMemory()));
      opened.add(shelf);
      return shelf;
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
  renew: (_place, _inputs, make) => make(),
  renewLater: (_place, _inputs, make) => make(),
  recall: () => undefined,
  find: () => undefined,
  settle: (_place, value) => value,
  shelf: () => noMemory,
  endRun() {},
};

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
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
  if (a instanceof Map) return a.size === (b as typeof a).size && areEqual([...a.keys()], [...(b as typeof a).keys()]) && areEqual([...a.values()], [...(b as typeof a).values()]);
  if (a instanceof Set) return areEqual([...a], [...(b as typeof a)]);
  if (a instanceof Uint8Array) return Buffer.compare(a, b as Uint8Array) === 0;
  if (prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  const inside = a as Record<string, unknown>;
  return keys.length === others.length && keys.every((key, index) => key === others[index] && isEqual(inside[key], (b as typeof inside)[key]));
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!isEqual(a[index], b[index])) return false;
  return true;
}
