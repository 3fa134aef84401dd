import { input, type Same } from './graph.ts';
import { mapOf } from './map-of.ts';
import { createNode, isTracking, readNode, writeNode, type GraphNode, type NodeKind } from './node.ts';

/** A map whose values are inputs: who reads one depends on that one alone, who goes through them on all. */
export interface InputMap<Key, Value> extends ReadonlyMap<Key, Value> {
  /** Takes over another map: only what differs has changed. */
  replace(values: ReadonlyMap<Key, Value>): void;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  /** @returns a value; nobody depends on it for that */
  peek(key: Key): Value | undefined;
  /** @returns the map as it is; who reads it depends on all of it, at the price of one value */
  all(): ReadonlyMap<Key, Value>;
  /** @returns takes in all that changes from now on */
  changes(): Changes<Key>;
}

/** What has changed in a map since somebody looked. */
export interface Changes<Key> {
  keys: Set<Key>;
  /** Whether any has come, gone or moved. */
  areOthers: boolean;
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
  /** Another number whenever anything changes. */
  const version = input(`${name}: all of them`, 0);
  let versions = 0;
  const watchers: Changes<Key>[] = [];
  const keysChanged = () => {
    listed = undefined;
    listing.set((listings += 1));
    version.set((versions += 1));
    for (const watcher of watchers) watcher.areOthers = true;
  };
  const isSame = (a: Value | undefined, b: Value | undefined) =>
    Object.is(a, b) || (a !== undefined && b !== undefined && same(a, b));
  const kind: NodeKind = {
    name,
    same: isSame,
    onDrop(key: Key) {
      nodes.delete(key);
      onDrop(key);
    },
  };
  const changed = (key: Key, value: Value | undefined) => {
    version.set((versions += 1));
    for (const { keys } of watchers) keys.add(key);
    const node = nodes.get(key);
    if (node) writeNode(node, value);
  };
  const get = (key: Key): Value | undefined => {
    if (!isTracking()) return values.get(key);
    let node = nodes.get(key);
    if (!node) nodes.set(key, (node = createNode(kind, key, values.get(key))));
    return readNode(node) as Value | undefined;
  };
  const keys = () => {
    listing();
    return (listed ??= [...values.keys()]);
  };
  return Object.assign(mapOf(keys, get), {
    set(key: Key, value: Value) {
      const isNew = !values.has(key);
      if (!isNew && isSame(values.get(key), value)) return;
      values.set(key, value);
      if (isNew) keysChanged();
      changed(key, value);
    },
    peek: (key: Key) => values.get(key),
    delete(key: Key) {
      if (!values.delete(key)) return;
      keysChanged();
      changed(key, undefined);
    },
    replace(given: ReadonlyMap<Key, Value>) {
      const before = values;
      const others: [Key, Value][] = [];
      let kept = 0;
      values = new Map(given);
      for (const [key, value] of given) {
        const own = before.get(key);
        if (own !== undefined) kept += 1;
        if (Object.is(own, value)) continue;
        if (own !== undefined && isSame(own, value)) values.set(key, own);
        else others.push([key, value]);
      }
      // Where as many are kept as there were, none has gone.
      const gone = kept === before.size ? [] : [...before.keys()].filter((key) => !values.has(key));
      if (!haveSameKeys(before, values)) keysChanged();
      for (const [key, value] of others) changed(key, value);
      for (const key of gone) changed(key, undefined);
    },
    all() {
      version();
      return values as ReadonlyMap<Key, Value>;
    },
    changes() {
      const changes = { keys: new Set<Key>(), areOthers: false };
      watchers.push(changes);
      return changes;
    },
  });
}

function haveSameKeys<Key>(a: ReadonlyMap<Key, unknown>, b: ReadonlyMap<Key, unknown>): boolean {
  if (a.size !== b.size) return false;
  const others = b.keys();
  for (const key of a.keys()) if (key !== others.next().value) return false;
  return true;
}
