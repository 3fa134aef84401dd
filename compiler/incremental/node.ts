// What is computed in a session, and what each value was computed from: nodes and links between them. A change marks
// all that may be stale; a value is computed again when it is read, and only if one of its inputs is really different.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createReactiveSystem, type Link, type ReactiveNode } from 'alien-signals/system';

// Of `ReactiveFlags`, which is a const enum and so not there when modules are transpiled one by one.
const mutable = 1;
const watching = 2;
const running = 4;
const dirty = 16;
const pending = 32;

/** A node of the graph: an input, a computed value or a task. */
export interface GraphNode extends ReactiveNode {
  readonly name: string;
  /** Of a value by key. */
  readonly key: unknown;
  value: unknown;
  /** What computing it threw. */
  error?: { thrown: unknown } | undefined;
  /** Of a computed value. */
  make?: (() => unknown) | undefined;
  same: (before: unknown, value: unknown) => boolean;
  /** The evaluation that its newest links are of. */
  version: number;
  /** The revision of the graph in which its value changed last. */
  changedAt: number;
  /** Called when nothing depends on it any more. */
  onDrop?: (() => void) | undefined;
  /** Called when a task may be stale. */
  onStale?: (() => void) | undefined;
}

let revision = 1;
let evaluations = 0;
/** What is being computed, and so depends on whatever is read. */
let reader: GraphNode | undefined;
/** The same across `await`, where a task is running. */
const runningTask = new AsyncLocalStorage<GraphNode>();
/** Values by key that were read by nobody who depends on them. */
const unread = new Set<GraphNode>();

const { link, unlink, propagate, checkDirty, shallowPropagate } = createReactiveSystem({
  update: (node) => update(node as GraphNode),
  notify(node) {
    const task = node as GraphNode;
    task.flags &= ~watching;
    task.onStale?.();
  },
  unwatched: (node) => drop(node as GraphNode),
});

/** Thrown where a value depends on itself. */
export class CycleError extends Error {
  constructor(name: string) {
    super(`"${name}" depends on itself`);
  }
}

/** @returns what a node is called in messages */
export function nameOf({ name, key }: GraphNode): string {
  return typeof key === 'string' ? `${name} ${key}` : name;
}

export function createNode(
  name: string,
  fields: Partial<Pick<GraphNode, 'key' | 'value' | 'make' | 'same' | 'onDrop' | 'onStale'>>,
): GraphNode {
  return {
    name,
    key: fields.key,
    value: fields.value,
    error: undefined,
    make: fields.make,
    same: fields.same ?? Object.is,
    version: 0,
    changedAt: revision,
    onDrop: fields.onDrop,
    onStale: fields.onStale,
    deps: undefined,
    depsTail: undefined,
    subs: undefined,
    subsTail: undefined,
    flags: fields.onStale ? dirty : fields.make ? mutable | dirty : mutable,
  };
}

/** @returns the value of an input or a computed value; whoever is being computed depends on it from now on */
export function readNode(node: GraphNode): unknown {
  if (node.flags & running && node.make) throw new CycleError(nameOf(node));
  if (node.flags & dirty || (node.flags & pending && isDirty(node))) {
    const { subs } = node;
    if (update(node) && subs) shallowPropagate(subs);
  }
  const sub = reader ?? runningTask.getStore();
  if (sub) link(node, sub, sub.version);
  else if (node.onDrop && !node.subs) unread.add(node);
  if (node.error) throw node.error.thrown;
  return node.value;
}

/** Whether anybody who reads now depends on what is read. */
export function isTracking(): boolean {
  return (reader ?? runningTask.getStore()) !== undefined;
}

export function writeNode(node: GraphNode, value: unknown): void {
  if (node.same(node.value, value)) return;
  node.value = value;
  node.flags = mutable | dirty;
  node.changedAt = ++revision;
  if (node.subs) propagate(node.subs, false);
}

/** Whether nothing that a task read may have changed. */
export function isFresh({ flags }: GraphNode): boolean {
  return flags === watching;
}

/** Whether a task has to run: it never did, it failed, or something that it read has changed. */
export function isStaleTask(task: GraphNode): boolean {
  const isStale = (task.flags & dirty) !== 0 || ((task.flags & pending) !== 0 && isDirty(task));
  task.flags = isStale ? dirty : watching;
  return isStale;
}

/** Has a task run again whatever it depends on. */
export function markStale(task: GraphNode): void {
  task.flags = dirty;
  task.onStale?.();
}

/** Runs what a task does; all that is read meanwhile is what the task depends on. It stays stale when that fails. */
export async function runTask<Value>(task: GraphNode, run: () => Promise<Value>): Promise<Value> {
  task.depsTail = undefined;
  task.version = ++evaluations;
  task.changedAt = revision;
  task.flags = watching;
  try {
    const value = await runningTask.run(task, () => withReader(undefined, run));
    unlinkAfter(task, task.depsTail);
    return value;
  } catch (error) {
    markStale(task);
    throw error;
  }
}

/** The same for what waits for nothing and does not throw. */
export function runTaskNow(task: GraphNode, run: () => void): void {
  task.depsTail = undefined;
  task.version = ++evaluations;
  task.changedAt = revision;
  task.flags = watching;
  withReader(task, run);
  unlinkAfter(task, task.depsTail);
}

function withReader<Value>(node: GraphNode | undefined, run: () => Value): Value {
  const outer = reader;
  reader = node;
  try {
    return run();
  } finally {
    reader = outer;
  }
}

/** Cuts a task off from all that it depends on. */
export function dropTask(task: GraphNode): void {
  task.onStale = undefined;
  unlinkAfter(task, undefined);
}

/** Drops the values by key that nobody depends on. */
export function dropUnread(): void {
  for (const node of unread) if (!node.subs) drop(node);
  unread.clear();
}

/** @returns what a node was computed from */
export function dependenciesOf(node: GraphNode): GraphNode[] {
  const found = new Set<GraphNode>();
  for (let dep = node.deps; dep; dep = dep.nextDep) found.add(dep.dep as GraphNode);
  return [...found];
}

function isDirty(node: GraphNode): boolean {
  if (checkDirty(node.deps!, node)) return true;
  node.flags &= ~pending;
  return false;
}

/** @returns whether the value has changed */
function update(node: GraphNode): boolean {
  if (!node.make) {
    node.flags = mutable;
    return true;
  }
  node.depsTail = undefined;
  node.flags = mutable | running;
  node.version = ++evaluations;
  const { value: before, error } = node;
  try {
    const value = withReader(node, node.make);
    node.error = undefined;
    if (!error && (Object.is(before, value) || (before !== undefined && node.same(before, value)))) return false;
    node.value = value;
  } catch (thrown) {
    node.error = { thrown };
  } finally {
    node.flags &= ~running;
    // Which values a cycle runs through is known only once all of them are computed, so none of them is cached.
    if (node.error?.thrown instanceof CycleError) node.flags |= dirty;
    unlinkAfter(node, node.depsTail);
  }
  node.changedAt = revision;
  return true;
}

/** Forgets what a node read before and did not read this time. */
function unlinkAfter(node: GraphNode, last: Link | undefined): void {
  let stale = last ? last.nextDep : node.deps;
  while (stale) stale = unlink(stale, node);
}

function drop(node: GraphNode): void {
  node.onDrop?.();
  if (!node.make || !node.deps) return;
  node.flags = mutable | dirty;
  node.value = undefined;
  unlinkAfter(node, undefined);
}
