import { isEqual } from './equal.ts';
import { input, type Same } from './graph.ts';
import { createNode, dropTask, isStaleTask, markStale, runTask, type GraphNode, type NodeKind } from './node.ts';
import { fillTables } from './table.ts';
import { isTracked, stagePlace } from './tracking.ts';

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
}

/** @param onStale called when something that it read may have changed */
export function task<Value>(
  name: string,
  run: () => Promise<Value>,
  { same = isEqual, onStale = () => {} }: { same?: Same<Value>; onStale?: () => void } = {},
): Task<Value> {
  const isSame: Same<Value | undefined> = (a, b) => a !== undefined && b !== undefined && same(a, b);
  const result = input<Value | undefined>(name, undefined, same === isEqual ? isEqual : isSame);
  const runs = tasks(name, run, onStale);
  return Object.assign(() => result() as Value, {
    isStale: () => runs.isStale(undefined),
    async update() {
      if (runs.isStale(undefined)) result.set(await runs.update(undefined));
      return result() as Value;
    },
    markStale: () => runs.markStale(undefined),
    drop: () => runs.drop(undefined),
  });
}

/** Tasks of one kind. Nobody can depend on what they return. */
export interface Tasks<Key, Value> {
  /** @returns what the task of a key returned last */
  get(key: Key): Value | undefined;
  /** @param key of a task, which is made when it is first asked for */
  isStale(key: Key): boolean;
  /** Runs it if it is stale; what comes out equal stays the same object. It stays stale when it fails. */
  update(key: Key): Promise<Value>;
  /** Has it run again whatever it depends on. */
  markStale(key: Key): void;
  /** Ends it. */
  drop(key: Key): void;
  /** @returns its node, where the graph has one */
  node(key: Key): GraphNode | undefined;
}

/** @param onStale called when something that the task of a key read may have changed */
export function tasks<Key, Value>(
  name: string,
  run: (key: Key) => Promise<Value>,
  onStale: (key: Key) => void = () => {},
): Tasks<Key, Value> {
  if (!isTracked()) return tasksOnce(run);
  const nodes = new Map<Key, GraphNode>();
  const kind: NodeKind = { name, same: Object.is, onStale };
  const stage = stagePlace();
  const open = (key: Key): GraphNode => {
    let node = nodes.get(key);
    if (!node) nodes.set(key, (node = createNode(kind, key)));
    return node;
  };
  const isStale = (key: Key) => {
    fillTables(stage);
    return isStaleTask(open(key));
  };
  return {
    get: (key) => nodes.get(key)?.value as Value | undefined,
    isStale,
    async update(key) {
      const node = open(key);
      if (!isStale(key)) return node.value as Value;
      const value = await runTask(node, () => run(key));
      if (!isEqual(node.value, value)) node.value = value;
      return node.value as Value;
    },
    markStale: (key) => markStale(open(key)),
    drop(key) {
      const node = nodes.get(key);
      if (node) dropTask(node);
      nodes.delete(key);
    },
    node: (key) => nodes.get(key),
  };
}

function tasksOnce<Key, Value>(run: (key: Key) => Promise<Value>): Tasks<Key, Value> {
  const values = new Map<Key, Value>();
  const isStale = (key: Key) => !values.has(key);
  return {
    get: (key) => values.get(key),
    isStale,
    async update(key) {
      if (isStale(key)) values.set(key, await run(key));
      return values.get(key)!;
    },
    markStale: (key) => void values.delete(key),
    drop: (key) => void values.delete(key),
    node: () => undefined,
  };
}
