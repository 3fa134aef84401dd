import { changeOf } from './difference.ts';
import { isEqual } from '../values/equal.ts';
import { explain, type Explanation } from './explain.ts';
import { input, type Same } from './graph.ts';
import { createNode, dropTask, isStaleTask, markStale, runTask, type GraphNode, type NodeKind } from './node.ts';
import { fillTables } from './table.ts';
import { isTracked, stagePlace } from './tracking.ts';

/**
 * An asynchronous computation. Every value that it reads is a dependency, also after an `await`. If a dependency
 * changes, the task is stale and must run again.
 */
export interface Task<Value> {
  /** Returns the last result. A computation that reads the result depends on it. */
  (): Value;
  isStale(): boolean;
  /** Runs the task if it is stale. A failed task stays stale. */
  update(): Promise<Value>;
}

export function task<Value>(name: string, run: () => Promise<Value>, same: Same<Value> = isEqual): Task<Value> {
  const isSame: Same<Value | undefined> = (a, b) => a !== undefined && b !== undefined && same(a, b);
  const result = input<Value | undefined>(name, undefined, same === isEqual ? isEqual : isSame);
  const runs = tasks(name, run);
  return Object.assign(() => result() as Value, {
    isStale: () => runs.isStale(undefined),
    async update() {
      if (runs.isStale(undefined)) result.set(await runs.update(undefined));
      return result() as Value;
    },
  });
}

/**
 * One task per key. Unlike the result of `Task`, the results are not values of the graph, so no computation can depend
 * on them.
 */
export interface Tasks<Key, Value> {
  /** Returns the last result of a key's task. */
  get(key: Key): Value | undefined;
  /**
   * Sets the list of keys, without duplicates. Removes the tasks of keys that are not in the list.
   *
   * @returns the keys of removed tasks
   */
  keep(keys: readonly Key[]): readonly Key[];
  /** Returns the keys of tasks that may have to run. The set is live: when a task runs, its key is removed. */
  stale(): ReadonlySet<Key>;
  /** Whether a key's task must run. The first call creates the task. */
  isStale(key: Key): boolean;
  /** Runs a key's task if it is stale. If the result is equal, the old object stays. A failed task stays stale. */
  update(key: Key): Promise<Value>;
  /** Makes a task run again, even if no dependency has changed. */
  markStale(key: Key): void;
  /** Returns the node of a task, as the origin of a value; undefined without tracking. */
  origin(key: Key): GraphNode | undefined;
  /** Returns a task's dependencies and the reason for its last run; undefined without tracking. */
  explain(key: Key): Explanation | undefined;
}

export function tasks<Key, Value>(name: string, run: (key: Key) => Promise<Value>): Tasks<Key, Value> {
  if (!isTracked()) return tasksOnce(run);
  const nodes = new Map<Key, GraphNode>();
  const stale = new Set<Key>();
  const kind: NodeKind = { name, same: Object.is, onStale: (key: Key) => void stale.add(key) };
  const stage = stagePlace();
  let kept: readonly Key[] = [];
  const open = (key: Key): GraphNode => {
    let node = nodes.get(key);
    if (!node) {
      nodes.set(key, (node = createNode(kind, key)));
      stale.add(key);
    }
    return node;
  };
  const isStale = (key: Key) => {
    fillTables(stage);
    const isTrue = isStaleTask(open(key));
    if (!isTrue) stale.delete(key);
    return isTrue;
  };
  return {
    get: (key) => nodes.get(key)?.value as Value | undefined,
    keep(keys) {
      const { coming, gone } = changeOf(kept, keys);
      for (const key of gone) {
        dropTask(nodes.get(key)!);
        nodes.delete(key);
        stale.delete(key);
      }
      coming.forEach(open);
      kept = keys;
      return gone;
    },
    stale() {
      fillTables(stage);
      return stale;
    },
    isStale,
    async update(key) {
      const node = open(key);
      if (!isStale(key)) return node.value as Value;
      stale.delete(key);
      const value = await runTask(node, () => run(key));
      if (!isEqual(node.value, value)) node.value = value;
      return node.value as Value;
    },
    markStale: (key) => markStale(open(key)),
    origin: (key) => nodes.get(key),
    explain(key) {
      const node = nodes.get(key);
      return node && explain(node);
    },
  };
}

function tasksOnce<Key, Value>(run: (key: Key) => Promise<Value>): Tasks<Key, Value> {
  const values = new Map<Key, Value>();
  const stale = new Set<Key>();
  const isStale = (key: Key) => !values.has(key);
  return {
    get: (key) => values.get(key),
    keep(keys) {
      for (const key of keys) if (isStale(key)) stale.add(key);
      return [];
    },
    stale: () => stale,
    isStale,
    async update(key) {
      if (isStale(key)) values.set(key, await run(key));
      stale.delete(key);
      return values.get(key)!;
    },
    markStale(key) {
      values.delete(key);
      stale.add(key);
    },
    origin: () => undefined,
    explain: () => undefined,
  };
}
