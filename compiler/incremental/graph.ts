// The graph: inputs, values computed from them, and tasks that act on what has changed. Whoever reads a value while
// being computed depends on it, without a word.
import { isEqual } from './equal.ts';
import {
  createNode,
  dropTask,
  isFresh,
  isStaleTask,
  isTracking,
  markStale,
  readNode,
  runTask,
  runTaskNow,
  writeNode,
} from './node.ts';
import type { GraphNode } from './node.ts';

export { CycleError, dropUnread } from './node.ts';

/** Whether two values are the same to whoever depends on them. */
export type Same<Value> = (before: Value, value: Value) => boolean;

/** A value that comes from outside. */
export interface Input<Value> {
  (): Value;
  set(value: Value): void;
}

let isTracked = true;

/**
 * Has a graph made that tracks nothing, for a compile that runs once: each value is computed once, and costs no more
 * memory than the value itself. So inputs have to be set before anything is read.
 */
export function untracked<Made>(make: () => Made): Made {
  const before = isTracked;
  isTracked = false;
  try {
    return make();
  } finally {
    isTracked = before;
  }
}

/** @param same whether another value changes nothing */
export function input<Value>(name: string, value: Value, same: Same<Value> = isEqual): Input<Value> {
  if (!isTracked) {
    let current = value;
    return Object.assign(() => current, { set: (next: Value) => void (current = next) });
  }
  const node = createNode(name, { value, same: same as Same<unknown> });
  return Object.assign(() => readNode(node) as Value, { set: (next: Value) => writeNode(node, next) });
}

/**
 * A value that is computed when it is read, and again only after something that it read has changed. One that comes out
 * the same is replaced by the one before, and nothing that depends on it is computed again. What `make` throws is thrown
 * at everyone who reads it.
 */
export function computed<Value>(name: string, make: () => Value, same: Same<Value> = isEqual): () => Value {
  if (!isTracked) return once(make);
  const node = createNode(name, { make, same: same as Same<unknown> });
  return () => readNode(node) as Value;
}

/** One computed value for each key. Those that nobody depends on any more are dropped. */
export function family<Key, Value>(
  name: string,
  make: (key: Key) => Value,
  same: Same<Value> = isEqual,
): (key: Key) => Value {
  if (!isTracked) {
    const values = new Map<Key, () => Value>();
    return (key) => {
      let value = values.get(key);
      if (!value) values.set(key, (value = once(() => make(key))));
      return value();
    };
  }
  const nodes = new Map<Key, GraphNode>();
  return (key) => {
    let node = nodes.get(key);
    if (!node) {
      const onDrop = () => void nodes.delete(key);
      node = createNode(name, { key, make: () => make(key), same: same as Same<unknown>, onDrop });
      nodes.set(key, node);
    }
    return readNode(node) as Value;
  };
}

/** A part of the graph for each key, made when it is first asked for, and kept. */
export function parts<Key, Part>(make: (key: Key) => Part): (key: Key) => Part {
  const made = new Map<Key, Part>();
  const mode = isTracked;
  return (key) => {
    let part = made.get(key);
    if (part === undefined) made.set(key, (part = mode ? make(key) : untracked(() => make(key))));
    return part;
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  let isMaking = false;
  return () => {
    if (made) return made.value;
    if (isMaking) throw new Error('a value depends on itself');
    isMaking = true;
    try {
      made = { value: untracked(make) };
    } finally {
      isMaking = false;
    }
    return made.value;
  };
}

/** Something that takes time, done again when something that it read has changed, across `await` too. */
export interface Task<Value> {
  /** What it returned last; whoever reads that depends on it. */
  (): Value;
  isStale(): boolean;
  /** Runs it if it is stale. It stays stale when it fails. */
  update(): Promise<Value>;
  /** Has it run again whatever it depends on. */
  markStale(): void;
  /** Ends it. */
  drop(): void;
  readonly node: GraphNode | undefined;
}

/** @param onStale called when something that it read may have changed */
export function task<Value>(
  name: string,
  run: () => Promise<Value>,
  { same = isEqual, onStale = () => {} }: { same?: Same<Value>; onStale?: () => void } = {},
): Task<Value> {
  const result = input<Value | undefined>(name, undefined, (a, b) => a !== undefined && b !== undefined && same(a, b));
  const read = result as () => Value;
  if (!isTracked) {
    let isStale = true;
    return Object.assign(() => read(), {
      isStale: () => isStale,
      async update() {
        if (isStale) result.set(await run());
        isStale = false;
        return read();
      },
      markStale: () => void (isStale = true),
      drop() {},
      node: undefined,
    });
  }
  const node = createNode(name, { onStale });
  return Object.assign(() => read(), {
    isStale: () => isStaleTask(node),
    async update() {
      if (isStaleTask(node)) result.set(await runTask(node, run));
      return read();
    },
    markStale: () => markStale(node),
    drop: () => dropTask(node),
    node,
  });
}

/** A map whose values are inputs: who reads one depends on that one alone, who goes through them on all. */
export interface InputMap<Key, Value> extends ReadonlyMap<Key, Value> {
  /** Takes over another map: only what differs has changed. */
  replace(values: ReadonlyMap<Key, Value>): void;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/** @param onDrop called when nobody depends on the value of a key any more */
export function inputMap<Key, Value>(
  name: string,
  same: Same<Value> = Object.is,
  onDrop: (key: Key) => void = () => {},
): InputMap<Key, Value> {
  let values: Map<Key, Value> = new Map();
  let listed: readonly Key[] | undefined;
  const nodes = new Map<Key, GraphNode>();
  /** Another number whenever a key comes, goes or moves. */
  const listing = input(`${name}: which there are`, 0);
  let listings = 0;
  const keysChanged = () => {
    listed = undefined;
    listing.set((listings += 1));
  };
  const isSame = (a: unknown, b: unknown) =>
    Object.is(a, b) || (a !== undefined && b !== undefined && same(a as Value, b as Value));
  const write = (key: Key, value: Value | undefined) => {
    const node = nodes.get(key);
    if (node) writeNode(node, value);
  };
  const get = (key: Key): Value | undefined => {
    if (!isTracking()) return values.get(key);
    let node = nodes.get(key);
    if (!node) {
      const drop = () => {
        nodes.delete(key);
        onDrop(key);
      };
      nodes.set(key, (node = createNode(name, { key, value: values.get(key), same: isSame, onDrop: drop })));
    }
    return readNode(node) as Value | undefined;
  };
  const keys = () => {
    listing();
    return (listed ??= [...values.keys()]);
  };
  return Object.assign(mapOf(keys, get), {
    set(key: Key, value: Value) {
      const isNew = !values.has(key);
      values.set(key, value);
      if (isNew) keysChanged();
      write(key, value);
    },
    delete(key: Key) {
      if (!values.delete(key)) return;
      keysChanged();
      write(key, undefined);
    },
    replace(next: ReadonlyMap<Key, Value>) {
      const isOther = !haveSameKeys(values, next);
      values = new Map(next);
      if (isOther) keysChanged();
      for (const [key, node] of nodes) writeNode(node, values.get(key));
    },
  });
}

function haveSameKeys<Key>(a: ReadonlyMap<Key, unknown>, b: ReadonlyMap<Key, unknown>): boolean {
  if (a.size !== b.size) return false;
  const others = b.keys();
  for (const key of a.keys()) if (key !== others.next().value) return false;
  return true;
}

/** Fills the tables that may be stale. */
const staleTables = new Set<() => void>();

/**
 * A map that is computed as a whole and read by key: who reads a value depends on that one alone, however the others
 * change. Those who do are told only once the table has been filled again, by the next read or by `fillTables`.
 */
export function table<Key, Value>(
  name: string,
  make: () => ReadonlyMap<Key, Value>,
  same: Same<Value> = isEqual,
): ReadonlyMap<Key, Value> {
  if (!isTracked) {
    const made = once(make);
    return mapOf(
      () => [...made().keys()],
      (key) => made().get(key),
    );
  }
  const values = inputMap<Key, Value>(name, same);
  const node = createNode(name, { onStale: () => void staleTables.add(fill) });
  const failure = input<{ thrown: unknown } | undefined>(`${name}: fault`, undefined, Object.is);
  let hasFailed = false;
  function refill() {
    let failed: { thrown: unknown } | undefined;
    try {
      values.replace(make());
    } catch (thrown) {
      failed = { thrown };
      // Wakes all who read any of it, so that they are thrown the same.
      values.replace(new Map());
    }
    hasFailed = failed !== undefined;
    failure.set(failed);
  }
  function fill() {
    if (!isFresh(node) && isStaleTask(node)) runTaskNow(node, refill);
  }
  const filled = () => {
    fill();
    const failed = hasFailed ? failure() : undefined;
    if (failed) throw failed.thrown;
    return values;
  };
  return mapOf(
    () => [...filled().keys()],
    (key) => filled().get(key),
  );
}

/** Fills the tables again of which anything may be stale, so that those who read them know what is. */
export function fillTables(): void {
  while (staleTables.size > 0) {
    const stale = [...staleTables];
    staleTables.clear();
    for (const fill of stale) fill();
  }
}

/**
 * @param keys which keys there are
 * @returns a map whose values are looked up as they are read
 */
export function mapOf<Key, Value>(
  keys: () => readonly Key[],
  get: (key: Key) => Value | undefined,
): ReadonlyMap<Key, Value> {
  const entries = function* (): MapIterator<[Key, Value]> {
    for (const key of keys()) yield [key, get(key)!];
  };
  return {
    get,
    has: (key) => get(key) !== undefined,
    get size() {
      return keys().length;
    },
    forEach(call) {
      for (const [key, value] of entries()) call(value, key, this);
    },
    keys: () => keys()[Symbol.iterator]() as MapIterator<Key>,
    *values(): MapIterator<Value> {
      for (const key of keys()) yield get(key)!;
    },
    entries,
    [Symbol.iterator]: entries,
  };
}
