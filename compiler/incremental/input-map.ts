import { changeOf, compareKeys, type KeyChange } from './difference.ts';
import { isEqual } from '../values/equal.ts';
import { input, type Same } from './graph.ts';
import { mapOf } from '../values/map-of.ts';
import { createNode, isTracking, keeping, readNode, writeNode, type GraphNode, type NodeKind } from './node.ts';

/** A map that records its changes. Iterating over it depends on all entries, at the cost of one dependency. */
export interface Rows<Key, Value> extends ReadonlyMap<Key, Value> {
  /** @returns the current map */
  all(): ReadonlyMap<Key, Value>;
  /** @returns its keys, without recording a dependency; the same list as long as the keys are unchanged */
  peekKeys(): readonly Key[];
  /** @returns a set to which the key of each later change is added */
  changes(): Set<Key>;
}

/**
 * The entries of a map as two lists of equal length. If a key occurs twice, the first value counts. Unchanged entries
 * among ten thousand are found without hashing their keys.
 */
export interface Lists<Key, Value> {
  readonly keys: readonly Key[];
  readonly values: readonly Value[];
}

/** @returns the entries as a map */
export function asMap<Key, Value>(entries: ReadonlyMap<Key, Value> | Lists<Key, Value>): ReadonlyMap<Key, Value> {
  if (isMap(entries)) return entries;
  const { keys, values } = entries;
  const map = new Map<Key, Value>();
  for (const [place, key] of keys.entries()) if (!map.has(key)) map.set(key, values[place]!);
  return map;
}

/** A map whose values are inputs: reading a value depends on that value only. */
export interface InputMap<Key, Value> extends Rows<Key, Value> {
  /** Replaces all entries; only different entries count as changed. */
  replace(entries: ReadonlyMap<Key, Value> | Lists<Key, Value>): void;
  /**
   * Replaces the list of keys, in the given order.
   *
   * @param keys the current keys, each once
   * @param stale the keys whose values may have changed
   * @param make computes the value of a key that is stale or new
   */
  update(keys: readonly Key[], stale: ReadonlySet<Key>, make: (key: Key) => Value): void;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  /** @returns a value, without recording a dependency */
  peek(key: Key): Value | undefined;
  /** The same for the current map. */
  peekAll(): ReadonlyMap<Key, Value>;
  /** @returns a number that differs after every change */
  revision(): number;
}

interface InputMapOptions<Key> {
  /** Called when the value of a key has no dependents any more. */
  onDrop?: (key: Key) => void;
  /** The node that computed the value of a key. */
  origin?: (key: Key) => GraphNode | undefined;
}

const few = 20;

export function inputMap<Key, Value>(
  name: string,
  same: Same<Value> = isEqual,
  { onDrop = () => {}, origin }: InputMapOptions<Key> = {},
): InputMap<Key, Value> {
  const values = new Map<Key, Value>();
  /** The order of the keys, which differs from the order of the map. */
  let order: Key[] = [];
  /** Whether a caller has the list of keys, so that it must not be mutated. */
  let isLent = false;
  /** The values in that order, after an iteration, and the keys whose values in the list are outdated. */
  let list: Value[] | undefined;
  const outdated = new Set<Key>();
  const nodes = new Map<Key, GraphNode>();
  /** Counts: a key was added, removed or moved. */
  const listing = input(`${name}: which there are`, 0);
  let listings = 0;
  /** Counts all changes. */
  const version = input(`${name}: all of them`, 0);
  let versions = 0;
  const watchers: Set<Key>[] = [];
  const keysChanged = () => {
    listing.set((listings += 1));
    version.set((versions += 1));
  };
  const kind: NodeKind = {
    name,
    // The map keeps the old object of an equal value.
    same: Object.is,
    origin,
    onDrop(key: Key) {
      nodes.delete(key);
      onDrop(key);
    },
  };
  const changed = (key: Key, value: Value | undefined) => {
    version.set((versions += 1));
    for (const watcher of watchers) watcher.add(key);
    const node = nodes.get(key);
    if (node) writeNode(node, value);
  };
  /** @returns the old value when the two are equal */
  const kept = (before: Value | undefined, value: Value): Value =>
    before === undefined || value === undefined || Object.is(before, value) ? value : keeping(same, before, value);
  /** Changes the value of a key that is there. */
  const put = (key: Key, given: Value) => {
    const before = values.get(key);
    const value = kept(before, given);
    if (Object.is(before, value)) return;
    values.set(key, value);
    if (list) outdated.add(key);
    changed(key, value);
  };
  /** @returns all values, which is many times faster than looking up each */
  const peekValues = (): readonly Value[] => {
    // Looking up each of many keys by `indexOf` would be slow.
    if (outdated.size > few) list = undefined;
    list ??= order.map((key) => values.get(key)!);
    for (const key of outdated) list[order.indexOf(key)] = values.get(key)!;
    outdated.clear();
    return list;
  };
  const peekKeys = (): readonly Key[] => {
    isLent = true;
    return order;
  };
  const ownOrder = (): Key[] => {
    if (isLent) order = [...order];
    isLent = false;
    return order;
  };
  const changeTo = (wanted: readonly Key[]) => (isLent ? changeOf : compareKeys)(order, wanted);
  /** Whether each key is in a list once, as it is in the list before. */
  const areDistinct = ({ start, from, coming }: KeyChange<Key>): boolean => {
    const before = new Set(order.slice(start, from));
    return new Set(coming).size === coming.length && coming.every((key) => !values.has(key) || before.has(key));
  };
  /**
   * Replaces the list of keys. Each key occurs once.
   *
   * @returns the added keys
   */
  const relist = (wanted: readonly Key[], make: (key: Key, place: number) => Value): ReadonlySet<Key> => {
    const { start, from, to, coming, gone } = changeTo(wanted);
    if (start === from && start === to) return new Set();
    const added = new Map<Key, Value>();
    coming.forEach((key, index) => {
      if (!values.has(key)) added.set(key, make(key, start + index));
    });
    for (const key of gone) values.delete(key);
    for (const [key, value] of added) values.set(key, value);
    if (list)
      list = list.slice(0, start).concat(
        Array.from(coming, (key) => values.get(key)!),
        list.slice(from),
      );
    order = wanted as Key[];
    isLent = true;
    keysChanged();
    for (const [key, value] of added) changed(key, value);
    for (const key of gone) changed(key, undefined);
    return new Set(added.keys());
  };
  const view = listedMap(values, peekKeys, peekValues);
  const all = () => {
    version();
    return view;
  };
  const keys = () => {
    listing();
    return peekKeys();
  };
  const get = (key: Key): Value | undefined => {
    if (!isTracking()) return values.get(key);
    let node = nodes.get(key);
    if (!node) nodes.set(key, (node = createNode(kind, key, values.get(key))));
    return readNode(node) as Value | undefined;
  };
  return Object.assign(mapOf(keys, get, all), {
    all,
    set(key: Key, value: Value) {
      if (values.has(key)) return put(key, value);
      values.set(key, value);
      ownOrder().push(key);
      list?.push(value);
      keysChanged();
      changed(key, value);
    },
    delete(key: Key) {
      if (!values.delete(key)) return;
      const place = order.indexOf(key);
      ownOrder().splice(place, 1);
      list?.splice(place, 1);
      keysChanged();
      changed(key, undefined);
    },
    replace(given: ReadonlyMap<Key, Value> | Lists<Key, Value>) {
      const isListed = !isMap(given) && areDistinct(changeTo(given.keys));
      const now = isListed ? given : asLists(asMap(given));
      relist(now.keys, (_, place) => now.values[place]!);
      // The keys are in the same order now, so values are compared by position.
      const before = peekValues();
      now.values.forEach((value, place) => {
        if (before[place] !== value) put(now.keys[place]!, value);
      });
    },
    update(wanted: readonly Key[], stale: ReadonlySet<Key>, make: (key: Key) => Value) {
      const added = relist(wanted, make);
      for (const key of stale) if (values.has(key) && !added.has(key)) put(key, make(key));
    },
    peek: (key: Key) => values.get(key),
    peekAll: () => view,
    peekKeys,
    revision: () => versions,
    changes() {
      const changes = new Set<Key>();
      watchers.push(changes);
      return changes;
    },
  });
}

function isMap<Key, Value>(entries: ReadonlyMap<Key, Value> | Lists<Key, Value>): entries is ReadonlyMap<Key, Value> {
  return typeof entries.keys === 'function';
}

function asLists<Key, Value>(map: ReadonlyMap<Key, Value>): Lists<Key, Value> {
  return { keys: [...map.keys()], values: [...map.values()] };
}

/** @returns the map with its keys in another order */
function listedMap<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  keys: () => readonly Key[],
  values: () => readonly Value[],
): ReadonlyMap<Key, Value> {
  // Iterating by index, because each step of an iterator counts for ten thousand entries.
  const entries = function* (): MapIterator<[Key, Value]> {
    const [all, listed] = [values(), keys()];
    for (let place = 0; place < listed.length; place += 1) yield [listed[place]!, all[place]!];
  };
  return {
    get: (key) => map.get(key),
    has: (key) => map.has(key),
    get size() {
      return map.size;
    },
    forEach(call) {
      const [all, listed] = [values(), keys()];
      for (let place = 0; place < listed.length; place += 1) call(all[place]!, listed[place]!, this);
    },
    keys: () => keys()[Symbol.iterator]() as MapIterator<Key>,
    values: () => values()[Symbol.iterator]() as MapIterator<Value>,
    entries,
    [Symbol.iterator]: entries,
  };
}
