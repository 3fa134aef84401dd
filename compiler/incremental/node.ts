// Nodes of the dependency graph, and the links between them. A changed input only marks its direct and indirect
// dependents as possibly stale. A value is recomputed when it is read, and only if a dependency really has another
// value.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createReactiveSystem, type Link, type ReactiveNode } from 'alien-signals/system';
import { sharing } from './difference.ts';
import { isEqual } from '../values/equal.ts';

// Copies of the values in `ReactiveFlags` of alien-signals. `ReactiveFlags` is a const enum, which can't be imported
// if files are transpiled one by one.
const mutable = 1;
const watching = 2;
const running = 4;
const dirty = 16;
const pending = 32;

/** The properties that all nodes of a kind share. */
export interface NodeKind {
  readonly name: string;
  /** Computes the value of a key. Absent for inputs. */
  readonly make?: ((key: never) => unknown) | undefined;
  readonly same: (before: never, value: never) => boolean;
  /** Called if nothing depends on a key's node any more. */
  readonly onDrop?: ((key: never) => void) | undefined;
  /** Returns the node that computed a key's value. Only inputs that are values of a table have this function. */
  readonly origin?: ((key: never) => GraphNode | undefined) | undefined;
  /** Called if a key's node may be stale. Only tasks, and values that other code updates, have this function. */
  readonly onStale?: ((key: never) => void) | undefined;
}

/**
 * A node of the graph: an input, a computed value or a task. Nodes are small, because each page has dozens of
 * them.
 */
export interface GraphNode extends ReactiveNode {
  readonly kind: NodeKind;
  /** The key, for kinds that have one node per key. */
  readonly key: unknown;
  /** The value; a `Failure` if computing it threw. */
  value: unknown;
  /** Number of the evaluation that recorded the current dependencies. Evaluations are counted from 1. */
  version: number;
  /** Revision of the graph at the last change of the value, or at the last run of the task. */
  changedAt: number;
  /** Revision of the graph at the run before the last run of a task. */
  ranBefore: number;
}

/** Stored instead of a value if the computation threw. */
class Failure {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    this.thrown = thrown;
  }
}

let revision = 1;
let evaluations = 0;
/** Whether values are being updated. */
let isUpdating = false;
/** Input nodes that were set during the current update. */
const setMeanwhile: GraphNode[] = [];
/** The node that is being computed. Each value that is read becomes its dependency. */
let reader: GraphNode | undefined;
/** The task that is running. Unlike `reader`, this value is also available after an `await`. */
const runningTask = new AsyncLocalStorage<GraphNode>();
/** Members of families that were read outside of any computation. No node depends on them, so they can be removed. */
const unread = new Set<GraphNode>();

const { link, unlink, propagate, checkDirty, shallowPropagate } = createReactiveSystem({
  update: (node) => update(node as GraphNode),
  notify(node) {
    const task = node as GraphNode;
    if (!task.kind.make) task.flags &= ~watching;
    notifyStale(task);
  },
  unwatched: (node) => drop(node as GraphNode),
});

/** The value of `reader` while reads are forbidden. */
const nobody = createNode({ name: 'nobody', same: Object.is });

/** Thrown if a value depends on itself. */
export class CycleError extends Error {
  constructor(name: string) {
    super(`"${name}" depends on itself`);
  }
}

/** @returns the name of a node for messages */
export function nameOf({ kind, key }: GraphNode): string {
  return typeof key === 'string' && key !== '' ? `${kind.name} ${key.replaceAll('\n', ' ')}` : kind.name;
}

/**
 * Creates a node of the graph.
 *
 * @param value for an input: its value
 */
export function createNode(kind: NodeKind, key?: unknown, value?: unknown): GraphNode {
  return {
    kind,
    key,
    value,
    version: 0,
    changedAt: kind.onStale ? 0 : revision,
    ranBefore: 0,
    deps: undefined,
    depsTail: undefined,
    subs: undefined,
    subsTail: undefined,
    flags: kind.make ? mutable | dirty : kind.onStale ? dirty : mutable,
  };
}

/** Returns the value of an input or computed value. The running computation then depends on it. */
export function readNode(node: GraphNode): unknown {
  refresh(node);
  const sub = reader ?? runningTask.getStore();
  if (sub === nobody) throw new Error(`a function that must not read other values reads "${nameOf(node)}"`);
  if (sub) link(node, sub, sub.version);
  else if (node.kind.onDrop && !node.subs) unread.add(node);
  if (node.value instanceof Failure) throw node.value.thrown;
  return node.value;
}

/** Updates a value if it is stale, without recording a dependency. */
export function refresh(node: GraphNode): void {
  if (node.flags & running && node.kind.make) throw new CycleError(nameOf(node));
  untilUpToDate(node, () => {
    if (!(node.flags & dirty || (node.flags & pending && isDirty(node)))) return;
    const { subs } = node;
    if (update(node) && subs) shallowPropagate(subs);
  });
}

/** Maximum number of rounds in an update. More rounds are treated as a cycle. */
const mostRounds = 100;

/**
 * Updates a node in rounds. A computation may set inputs, for example values of tables. Dependents of these inputs are
 * marked as stale at the end of the round, possibly including the node. Another round follows until the node is up to
 * date.
 */
function untilUpToDate(node: GraphNode, run: () => void): void {
  if (isUpdating) return run();
  for (let round = 0; node.flags & (dirty | pending); round += 1) {
    if (round === mostRounds) throw new CycleError(nameOf(node));
    isUpdating = true;
    try {
      run();
    } finally {
      isUpdating = false;
      for (const each of setMeanwhile.splice(0)) propagateChange(each);
    }
  }
}

function propagateChange(input: GraphNode): void {
  input.flags = mutable | dirty;
  if (input.subs) propagate(input.subs, false);
}

/** Whether the last computation of a value threw. */
export function hasFailed(node: GraphNode): boolean {
  return node.value instanceof Failure;
}

/** Whether reads are currently recorded as dependencies. */
export function isTracking(): boolean {
  return (reader ?? runningTask.getStore()) !== undefined;
}

export function writeNode(node: GraphNode, value: unknown): void {
  const kept = keeping(node.kind.same, node.value, value);
  if (Object.is(kept, node.value)) return;
  node.value = kept;
  node.changedAt = ++revision;
  if (isUpdating) setMeanwhile.push(node);
  else propagateChange(node);
}

/** Whether a task must run, because it never ran, it failed, or a dependency has changed. */
export function isStaleTask(task: GraphNode): boolean {
  let isStale = false;
  untilUpToDate(task, () => {
    isStale ||= (task.flags & dirty) !== 0 || ((task.flags & pending) !== 0 && isDirty(task));
    task.flags = watching;
  });
  if (isStale) task.flags = dirty;
  return isStale;
}

/** Makes a task run again, even if no dependency has changed. */
export function markStale(task: GraphNode): void {
  task.flags = dirty;
  notifyStale(task);
}

function notifyStale({ kind, key }: GraphNode): void {
  kind.onStale?.(key as never);
}

/**
 * Runs a task. All values that it reads become its dependencies, even after an `await`. A failed task stays
 * stale.
 */
export async function runTask<Value>(task: GraphNode, run: () => Promise<Value>): Promise<Value> {
  task.depsTail = undefined;
  task.version = ++evaluations;
  task.ranBefore = task.changedAt;
  task.flags = watching;
  try {
    const value = await runningTask.run(task, () => withReader(undefined, run));
    unlinkAfter(task, task.depsTail);
    task.changedAt = revision;
    return value;
  } catch (error) {
    markStale(task);
    throw error;
  }
}

/** Runs a synchronous task. A failed task keeps its dependencies from the last run. */
export function runTaskNow<Value>(task: GraphNode, run: () => Value): Value {
  task.depsTail = undefined;
  task.version = ++evaluations;
  task.ranBefore = task.changedAt;
  task.flags = watching;
  try {
    return withReader(task, run);
  } finally {
    unlinkAfter(task, task.depsTail);
    task.changedAt = revision;
  }
}

/**
 * Runs a function in which reading values throws, because the dependencies would not be recorded.
 *
 * @returns the result of `run`
 */
export function readingNothing<Value>(run: () => Value): Value {
  return withReader(nobody, run);
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

/** Removes all dependencies of a task. */
export function dropTask(task: GraphNode): void {
  unlinkAfter(task, undefined);
}

/** Removes members of families that no node depends on. */
export function dropUnread(): void {
  for (const node of unread) if (!node.subs) drop(node);
  unread.clear();
}

/** @returns the nodes that a node depends on */
export function dependenciesOf(given: GraphNode): GraphNode[] {
  const found = new Set<GraphNode>();
  const node = given.kind.origin?.(given.key as never) ?? given;
  for (let dep = node.deps; dep; dep = dep.nextDep) found.add(dep.dep as GraphNode);
  return [...found];
}

function isDirty(node: GraphNode): boolean {
  if (checkDirty(node.deps!, node)) return true;
  node.flags &= ~pending;
  return false;
}

/** Recomputes a value. @returns whether it has changed */
function update(node: GraphNode): boolean {
  const { kind, value: before } = node;
  if (!kind.make) {
    node.flags = mutable;
    return true;
  }
  node.depsTail = undefined;
  // A node with `onStale` must also be marked as stale by changes during its own computation.
  node.flags = kind.onStale ? mutable | watching : mutable | running;
  node.version = ++evaluations;
  let value: unknown;
  const outer = reader;
  reader = node;
  try {
    value = kind.make(node.key as never);
  } catch (thrown) {
    value = new Failure(thrown);
  } finally {
    reader = outer;
  }
  node.flags &= ~running;
  unlinkAfter(node, node.depsTail);
  // A value that failed because of a cycle is not cached. A later read may start at another node of the cycle.
  if (value instanceof Failure && value.thrown instanceof CycleError) node.flags |= dirty;
  else {
    const areValues = before !== undefined && !(before instanceof Failure) && !(value instanceof Failure);
    if (areValues) value = keeping(kind.same, before, value);
    if (Object.is(before, value)) return false;
  }
  node.value = value;
  node.changedAt = revision;
  return true;
}

/**
 * @returns the old value if both are equal; otherwise the new value, with equal parts replaced with the old
 * objects
 */
export function keeping<Value>(same: NodeKind['same'], before: Value, value: Value): Value {
  if (same === isEqual) return sharing(before, value);
  return same(before as never, value as never) ? before : value;
}

/** Removes the dependencies of a node that come after `last`: its last evaluation did not read them. */
function unlinkAfter(node: GraphNode, last: Link | undefined): void {
  let stale = last ? last.nextDep : node.deps;
  while (stale) stale = unlink(stale, node);
}

function drop(node: GraphNode): void {
  node.kind.onDrop?.(node.key as never);
  if (!node.kind.make || node.kind.onStale || !node.deps) return;
  node.flags = mutable | dirty;
  node.value = undefined;
  unlinkAfter(node, undefined);
}
