import { changeOf } from './difference.ts';
import { isEqual } from '../values/equal.ts';
import { computed, input, type Same } from './graph.ts';
import { asMap, inputMap, type InputMap, type Lists, type Rows } from './input-map.ts';
import { mapOf } from '../values/map-of.ts';
import {
  createNode,
  CycleError,
  dropTask,
  hasFailed,
  isStaleTask,
  readingNothing,
  readNode,
  refresh,
  runTaskNow,
  type GraphNode,
  type NodeKind,
} from './node.ts';
import { eachOnce, isTracked, once, stagePlace } from './tracking.ts';

/** A table whose values may be stale. */
interface StaleTable {
  /** Index of the table's stage. */
  stage: number;
  /**
   * Index of the table, counted from the first created table. Tables are filled in this order, because most of them
   * read earlier tables.
   */
  place: number;
  fill(): void;
}

const staleTables = new Set<StaleTable>();
let places = 0;

/** The parameters of `filledMap`. */
interface Filling<Key, Value> {
  same: Same<Value>;
  /** Updates the values. The table depends on every value that `fill` reads. */
  fill(values: InputMap<Key, Value>): void;
  /** Returns the node that computed a key's value. Absent if the table computes all values at once. */
  origin?: (key: Key) => GraphNode | undefined;
}

/**
 * Creates a map that is updated as a whole and read by key. Code that reads one value doesn't depend on the other
 * values. Such code becomes stale only when the table is filled again: at the next read, or by `fillTables`.
 */
export function filledMap<Key, Value>(
  name: string,
  { same, fill, origin }: Filling<Key, Value>,
): ReadonlyMap<Key, Value> {
  const stale: StaleTable = { stage: stagePlace(), place: (places += 1), fill: () => refresh(node) };
  let isFilling = false;
  const node = createNode({ name, make: refill, same: Object.is, onStale: () => void staleTables.add(stale) });
  const values = inputMap<Key, Value>(name, same, { origin: (key) => origin?.(key) ?? node });
  function refill(): number {
    isFilling = true;
    try {
      fill(values);
    } catch (thrown) {
      // After this, each dependent is stale. When it reads the table again, it gets the exception.
      values.replace(new Map());
      throw thrown;
    } finally {
      isFilling = false;
    }
    return values.revision();
  }
  /** Fills the table if necessary. @returns its values, for code that reads some of them */
  const filled = () => {
    if (isFilling) throw new CycleError(name);
    refresh(node);
    if (hasFailed(node)) readNode(node);
    return values;
  };
  /** Fills the table like `filled`, for code that depends on all values. */
  const all = () => {
    if (isFilling) throw new CycleError(name);
    readNode(node);
    return values.peekAll();
  };
  const listing = computed(
    `${name}: keys`,
    () => {
      all();
      return values.peekKeys();
    },
    Object.is,
  );
  const rows: Rows<Key, Value> = {
    get: (key) => filled().get(key),
    has: (key) => filled().has(key),
    get size() {
      return listing().length;
    },
    forEach: (call) => all().forEach(call),
    keys: () => listing()[Symbol.iterator]() as MapIterator<Key>,
    values: () => all().values(),
    entries: () => all().entries(),
    [Symbol.iterator]: () => all().entries(),
    all,
    peekKeys: values.peekKeys,
    changes: values.changes,
    originOf: values.originOf,
  };
  return rows;
}

/** @returns a map that forwards each call to the map that `map` returns */
function forwarding<Key, Value>(map: () => ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  return {
    get: (key) => map().get(key),
    has: (key) => map().has(key),
    get size() {
      return map().size;
    },
    forEach: (call) => map().forEach(call),
    keys: () => map().keys(),
    values: () => map().values(),
    entries: () => map().entries(),
    [Symbol.iterator]: () => map()[Symbol.iterator](),
  };
}

/** Creates a table that is computed as a whole. `make` returns a map, or lists of its keys and values. */
export function table<Key, Value>(
  name: string,
  make: () => ReadonlyMap<Key, Value> | Lists<Key, Value>,
  same: Same<Value> = isEqual,
): ReadonlyMap<Key, Value> {
  if (!isTracked()) return forwarding(once(() => asMap(make())));
  return filledMap(name, { same, fill: (values) => values.replace(make()) });
}

export function isRows<Key, Value>(map: ReadonlyMap<Key, Value>): map is Rows<Key, Value> {
  return 'changes' in map;
}

type Make<Key, Value, Result> = (value: Value, key: Key) => Result;

/**
 * Creates a map with a result for each value of another map. If that map is a table, only results of changed values
 * are recomputed. Unlike a family, it needs no node per key, so use it for small results.
 *
 * @param prepare reads all other values from the graph. The function that it returns must not read from the graph
 */
export function each<Key, Value, Result>(
  name: string,
  map: ReadonlyMap<Key, Value>,
  prepare: () => Make<Key, Value, Result>,
): ReadonlyMap<Key, Result> {
  if (!isTracked()) return forwarding(once(() => resultsOf(map, prepare())));
  if (!isRows(map)) return table<Key, Result>(name, () => resultsOf(map, prepare()));
  const rows = map;
  const prepared = computed(`${name}: how`, prepare, Object.is);
  let changes: Set<Key> | undefined;
  let last: Make<Key, Value, Result> | undefined;
  /** Whether the last run recomputed only the results of changed values. */
  let isSame = false;
  return filledMap<Key, Result>(name, {
    same: isEqual,
    origin: (key) => (isSame ? rows.originOf(key) : undefined),
    fill(results) {
      const make = prepared();
      const values = rows.all();
      isSame = make === last;
      // If the code below throws, `last` stays undefined, so the next run recomputes all results.
      last = undefined;
      changes ??= rows.changes();
      const stale = isSame ? changes : new Set(rows.peekKeys());
      readingNothing(() => results.update(rows.peekKeys(), stale, (key) => make(values.get(key)!, key)));
      changes.clear();
      last = make;
    },
  });
}

/**
 * Collects the items that some values of a map contain, in the map's order. If the map is a table, only
 * changed values are searched again.
 *
 * @param find returns the items in a value. It must not read from the graph
 */
export function gather<Key, Value, Item>(
  name: string,
  map: ReadonlyMap<Key, Value>,
  find: (value: Value, key: Key) => readonly Item[],
): () => readonly Item[] {
  if (!isTracked() || !isRows(map))
    return computed(name, () => Array.from(map, ([key, value]) => find(value, key)).flat());
  const found = new Map<Key, readonly Item[]>();
  let changes: Set<Key> | undefined;
  let last: { keys: readonly Key[]; items: readonly Item[] } | undefined;
  return computed(name, () => {
    const values = map.all();
    const keys = map.peekKeys();
    const changed = changes ?? keys;
    const before = last;
    let isSame = before !== undefined && (before.keys === keys || found.size < 2);
    // If the code below throws, `last` stays undefined, so the next run searches all values.
    last = undefined;
    readingNothing(() => {
      for (const key of changed) {
        const items = values.has(key) ? find(values.get(key)!, key) : [];
        isSame &&= isEqual(items, found.get(key) ?? []);
        if (items.length > 0) found.set(key, items);
        else found.delete(key);
      }
    });
    (changes ??= map.changes()).clear();
    if (isSame) return (last = before!).items;
    const inOrder = found.size < 2 ? [...found.keys()] : keys.filter((key) => found.has(key));
    last = { keys, items: inOrder.flatMap((key) => found.get(key)!) };
    return last.items;
  });
}

function resultsOf<Key, Value, Result>(
  values: ReadonlyMap<Key, Value>,
  make: Make<Key, Value, Result>,
): ReadonlyMap<Key, Result> {
  const results = new Map<Key, Result>();
  for (const [key, value] of values) results.set(key, make(value, key));
  return results;
}

/**
 * Creates a map with a computed value per key. Computations may read from the graph. After a change, iterating
 * recomputes only the changed values, so use `collect` for lists of all pages.
 *
 * @param keys returns the keys; must return the same list as long as they don't change
 */
export function collect<Key, Value>(
  name: string,
  keys: () => readonly Key[],
  make: (key: Key) => Value,
  same: Same<Value> = isEqual,
): ReadonlyMap<Key, Value> {
  if (!isTracked()) {
    const listed = once(() => new Set(keys()));
    const value = eachOnce(make);
    return mapOf(
      () => [...listed()],
      (key) => (listed().has(key) ? value(key) : undefined),
    );
  }
  const nodes = new Map<Key, GraphNode>();
  let stale = new Set<Key>();
  let listed: readonly Key[] = [];
  /** An input that changes when the first value becomes stale. Its change makes the whole map stale. */
  const wake = input(`${name}: stale`, 0);
  let wakes = 0;
  const kind: NodeKind = {
    name,
    same: Object.is,
    onStale(key: Key) {
      stale.add(key);
      if (stale.size === 1) wake.set((wakes += 1));
    },
  };
  const compute = (key: Key): Value => {
    let node = nodes.get(key);
    if (!node) nodes.set(key, (node = createNode(kind, key)));
    return runTaskNow(node, () => make(key));
  };
  return filledMap<Key, Value>(name, {
    same,
    origin: (key) => nodes.get(key),
    fill(values) {
      wake();
      const now = keys();
      for (const key of changeOf(listed, now).gone) {
        const node = nodes.get(key);
        if (node) dropTask(node);
        nodes.delete(key);
      }
      listed = now;
      const waiting = stale;
      stale = new Set();
      for (const key of waiting) {
        const node = nodes.get(key);
        if (!node || !isStaleTask(node)) waiting.delete(key);
      }
      values.update(now, waiting, compute);
    },
  });
}

/**
 * Fills all tables that may be stale. Only then are the dependents of changed values marked as stale.
 *
 * @param before index of a stage. Only tables of earlier stages are filled; if absent, all tables
 */
export function fillTables(before = Infinity): void {
  for (;;) {
    const stale = [...staleTables].filter(({ stage }) => stage < before);
    if (stale.length === 0) return;
    for (const table of stale.sort((a, b) => a.stage - b.stage || a.place - b.place)) {
      staleTables.delete(table);
      table.fill();
    }
  }
}
