import { changeOf, compareKeys, type KeyChange } from './difference.ts';
import { isEqual } from '../values/equal.ts';
import { input, type Same } from './graph.ts';
import { mapOf } from '../values/map-of.ts';
import { createNode, isTracking, keeping, readNode, writeNode, type GraphNode, type NodeKind } from './node.ts';

/** A map that tracks changes. Code that iterates over it depends on all entries, through a single dependency. */
export interface Rows<Key, Value> extends ReadonlyMap<Key, Value> {
  /** Returns the current content as a map. */
  all(): ReadonlyMap<Key, Value>;
  /** Returns the keys, without recording a dependency. Returns the same list as long as the keys don't change. */
  peekKeys(): readonly Key[];
  /** Returns a set that receives the key of each change from now on. */
  changes(): Set<Key>;
  /** Returns the node that computed a key's value; undefined for a value that code outside of the graph has set. */
  originOf(key: Key): GraphNode | undefined;
}

/**
 * The entries of a map as two lists of equal length. If a key occurs several times, its first value is used. Lists can
 * be compared by index, without hashing thousands of keys.
 */
export interface Lists<Key, Value> {
  readonly keys: readonly Key[];
  readonly values: readonly Value[];
}

/** Converts entries to a map. */
export function asMap<Key, Value>(entries: ReadonlyMap<Key, Value> | Lists<Key, Value>): ReadonlyMap<Key, Value> {
  if (isMap(entries)) return entries;
  const { keys, values } = entries;
  const map = new Map<Key, Value>();
  for (const [place, key] of keys.entries()) if (!map.has(key)) map.set(key, values[place]!);
  return map;
}

/** A map whose values are inputs. Reading one value depends on that value only. */
export interface InputMap<Key, Value> extends Rows<Key, Value> {
  /** Replaces all entries. Only entries that differ count as changed. */
  replace(entries: ReadonlyMap<Key, Value> | Lists<Key, Value>): void;
  /**
   * Replaces the list of keys, and recomputes values.
   *
   * @param keys the new keys in order, without duplicates
   * @param stale keys whose values may have changed
   * @param make computes the value of a stale or new key
   */
  update(keys: readonly Key[], stale: ReadonlySet<Key>, make: (key: Key) => Value): void;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  /** Returns a value, without recording a dependency. */
  peek(key: Key): Value | undefined;
  /** Returns the current content as a map, without recording a dependency. */
  peekAll(): ReadonlyMap<Key, Value>;
  /** Returns a number that differs after each change. */
  revision(): number;
}

interface InputMapOptions<Key> {
  /** Called if nothing depends on a key's value any more. */
  onDrop?: (key: Key) => void;
  /** Returns the node that computed the value of a key, to explain changes. */
  origin?: (key: Key) => GraphNode | undefined;
}

const few = 20;

export function inputMap<Key, Value>(
  name: string,
  same: Same<Value> = isEqual,
  { onDrop = () => {}, origin }: InputMapOptions<Key> = {},
): InputMap<Key, Value> {
  const values = new Map<Key, Value>();
  /** The keys in order. The order of `values` may differ. */
  let order: Key[] = [];
  /** Whether a caller has received `order`. After that, `order` must not be modified. */
  let isShared = false;
  /**
   * The values in the order of the keys, cached by an iteration. `outdated` contains the keys whose cached values are
   * stale.
   */
  let list: Value[] | undefined;
  const outdated = new Set<Key>();
  const nodes = new Map<Key, GraphNode>();
  /** An input that changes if a key is added, removed or moved. */
  const listing = input(`${name}: keys`, 0);
  let listings = 0;
  /** An input that changes with each change of the map. */
  const version = input(`${name}: all entries`, 0);
  let versions = 0;
  const watchers: Set<Key>[] = [];
  const keysChanged = () => {
    listing.set((listings += 1));
    version.set((versions += 1));
  };
  const kind: NodeKind = {
    name,
    // `put` replaces equal values with the old object, so comparing objects is enough here.
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
  /** @returns the old value if it equals the new one; otherwise the new value */
  const kept = (before: Value | undefined, value: Value): Value =>
    before === undefined || value === undefined || Object.is(before, value) ? value : keeping(same, before, value);
  /** Changes the value of an existing key. */
  const put = (key: Key, given: Value) => {
    const before = values.get(key);
    const value = kept(before, given);
    if (Object.is(before, value)) return;
    values.set(key, value);
    if (list) outdated.add(key);
    changed(key, value);
  };
  /** @returns all values in order. Reading this list is much faster than looking up each key */
  const peekValues = (): readonly Value[] => {
    // Many calls of `indexOf` would be slow, so the list is rebuilt if many keys are outdated.
    if (outdated.size > few) list = undefined;
    list ??= order.map((key) => values.get(key)!);
    for (const key of outdated) list[order.indexOf(key)] = values.get(key)!;
    outdated.clear();
    return list;
  };
  const peekKeys = (): readonly Key[] => {
    isShared = true;
    return order;
  };
  const ownOrder = (): Key[] => {
    if (isShared) order = [...order];
    isShared = false;
    return order;
  };
  const changeTo = (requested: readonly Key[]) => (isShared ? changeOf : compareKeys)(order, requested);
  /** Returns whether a new list of keys has no duplicates. The old list has none. */
  const areDistinct = ({ start, from, coming }: KeyChange<Key>): boolean => {
    const before = new Set(order.slice(start, from));
    return new Set(coming).size === coming.length && coming.every((key) => !values.has(key) || before.has(key));
  };
  /**
   * Replaces the list of keys. The list has no duplicates.
   *
   * @returns the added keys
   */
  const relist = (requested: readonly Key[], make: (key: Key, place: number) => Value): ReadonlySet<Key> => {
    const { start, from, to, coming, gone } = changeTo(requested);
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
    order = requested as Key[];
    isShared = true;
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
      // Keys and order are unchanged in this branch, so values are compared by position.
      const before = peekValues();
      now.values.forEach((value, place) => {
        if (before[place] !== value) put(now.keys[place]!, value);
      });
    },
    update(requested: readonly Key[], stale: ReadonlySet<Key>, make: (key: Key) => Value) {
      const added = relist(requested, make);
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
    originOf: (key: Key) => origin?.(key) ?? nodes.get(key),
  });
}

function isMap<Key, Value>(entries: ReadonlyMap<Key, Value> | Lists<Key, Value>): entries is ReadonlyMap<Key, Value> {
  return typeof entries.keys === 'function';
}

function asLists<Key, Value>(map: ReadonlyMap<Key, Value>): Lists<Key, Value> {
  return { keys: [...map.keys()], values: [...map.values()] };
}

/** @returns a view of a map that iterates in the given order */
function listedMap<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  keys: () => readonly Key[],
  values: () => readonly Value[],
): ReadonlyMap<Key, Value> {
  // The loop uses indexes, because iterators are noticeably slower for ten thousand entries.
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
