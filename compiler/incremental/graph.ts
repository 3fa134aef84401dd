// The graph: inputs, values computed from them, and tasks that run after changes. A value that is read during a
// computation becomes a dependency of the computed value.
import { isEqual } from '../values/equal.ts';
import { createNode, readNode, writeNode, type GraphNode, type NodeKind } from './node.ts';
import { eachOnce, isTracked, once } from './tracking.ts';

/** Whether two values are equal for everything that depends on them. */
export type Same<Value> = (before: Value, value: Value) => boolean;

/** A value that is set from outside. */
export interface Input<Value> {
  (): Value;
  set(value: Value): void;
}

/** @param same whether a new value counts as unchanged */
export function input<Value>(name: string, value: Value, same: Same<Value> = isEqual): Input<Value> {
  if (!isTracked()) {
    let current = value;
    return Object.assign(() => current, { set: (next: Value) => void (current = next) });
  }
  const node = createNode({ name, same }, undefined, value);
  return Object.assign(() => readNode(node) as Value, { set: (next: Value) => writeNode(node, next) });
}

/**
 * A value that is computed on read, and recomputed only after a dependency has changed. If the new result is equal, the
 * old object is kept and no dependent is recomputed. An exception of `make` is thrown at every read.
 */
export function computed<Value>(name: string, make: () => Value, same: Same<Value> = isEqual): () => Value {
  if (!isTracked()) return once(make);
  const node = createNode({ name, make, same });
  return () => readNode(node) as Value;
}

/** A computed value for each key. Values without dependents are dropped. */
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
