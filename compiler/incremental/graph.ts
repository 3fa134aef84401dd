// The dependency graph. It consists of inputs, values that are computed from them, and tasks that run after
// changes. If a computation reads a value, it depends on this value.
import { isEqual } from '../values/equal.ts';
import { createNode, readNode, writeNode, type GraphNode, type NodeKind } from './node.ts';
import { eachOnce, isTracked, once } from './tracking.ts';

/** Returns whether an old and a new value are equal. If they are, dependents are not recomputed. */
export type Same<Value> = (before: Value, value: Value) => boolean;

/** A value that is set by code outside of the graph. */
export interface Input<Value> {
  (): Value;
  set(value: Value): void;
}

/** Creates an input. @param same compares the old value with a new one. If they are equal, nothing changes */
export function input<Value>(name: string, value: Value, same: Same<Value> = isEqual): Input<Value> {
  if (!isTracked()) {
    let current = value;
    return Object.assign(() => current, { set: (next: Value) => void (current = next) });
  }
  const node = createNode({ name, same }, undefined, value);
  return Object.assign(() => readNode(node) as Value, { set: (next: Value) => writeNode(node, next) });
}

/**
 * Creates a value that is computed when it is read. It is recomputed only after a dependency has changed. If the new
 * result is equal, the value stays the old object, and dependents are not recomputed. If `make` throws, every read
 * throws the same exception.
 */
export function computed<Value>(name: string, make: () => Value, same: Same<Value> = isEqual): () => Value {
  if (!isTracked()) return once(make);
  const node = createNode({ name, make, same });
  return () => readNode(node) as Value;
}

/**
 * Creates a function that returns a computed value per key. A key's value is discarded when nothing depends on it any
 * more.
 */
export function family<Key, Value>(
  name: string,
  make: (key: Key) => Value,
  same: Same<Value> = isEqual,
): (key: Key) => Value {
  if (!isTracked()) return eachOnce(make);
  const nodes = new Map<Key, GraphNode>();
  const kind: NodeKind = { name, make, same, onDrop: (key: Key) => void nodes.delete(key) };
  return (key) => {
    let node = nodes.get(key);
    if (!node) nodes.set(key, (node = createNode(kind, key)));
    return readNode(node) as Value;
  };
}
