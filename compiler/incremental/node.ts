// What is computed in a session, and what each value was computed from: nodes and links between them. A change marks
// all that may be stale; a value is computed again when it is read, and only if one of its inputs is really different.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createReactiveSystem, type Link, type ReactiveNode } from 'alien-signals/system';
import { sharing } from './difference.ts';
import { isEqual } from '../values/equal.ts';

// Of `ReactiveFlags`, which is a const enum and so not there when modules are transpiled one by one.
const mutable = 1;
const watching = 2;
const running = 4;
const dirty = 16;
const pending = 32;

/** What the nodes of one kind have in common. */
export interface NodeKind {
  readonly name: string;
  /** Of computed values: computes that of a key. */
  readonly make?: ((key: never) => unknown) | undefined;
  readonly same: (before: never, value: never) => boolean;
  /** Called when nothing depends on the node of a key any more. */
  readonly onDrop?: ((key: never) => void) | undefined;
  /** Of inputs that the graph sets itself: what has computed that of a key. */
  readonly origin?: ((key: never) => GraphNode | undefined) | undefined;
  /** Of tasks, and of values that others keep up to date: called when the node of a key may be stale. */
  readonly onStale?: ((key: never) => void) | undefined;
}

/** A node of the graph: an input, a computed value or a task. There are dozens for each page, so it is kept small. */
export interface GraphNode extends ReactiveNode {
  readonly kind: NodeKind;
  /** Of what there is one of for each key. */
  readonly key: unknown;
  /** A failure when computing it threw. */
  value: unknown;
  /** The evaluation that recorded its newest dependencies. */
  version: number;
  /** The revision of the graph in which its value changed last; of a task, in which it ran. */
  changedAt: number;
  /** Of a task: the revision in which it ran before. */
  ranBefore: number;
}

/** Stored for a value whose computation threw. */
class Failure {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    this.thrown = thrown;
  }
}

let revision = 1;
let evaluations = 0;
/** Whether values are being brought up to date. */
let isUpdating = false;
/** The inputs that were set meanwhile. */
const setMeanwhile: GraphNode[] = [];
/** The node that is being computed: it depends on all that is read. */
let reader: GraphNode | undefined;
/** The same across `await`, where a task is running. */
const runningTask = new AsyncLocalStorage<GraphNode>();
/** Values of families that were read outside of any computation. */
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

/** The reader while nothing may be read. */
const nobody = createNode({ name: 'nobody', same: Object.is });

/** Thrown where a value depends on itself. */
export class CycleError extends Error {
  constructor(name: string) {
    super(`"${name}" depends on itself`);
  }
}

/** @returns what a node is called in messages */
export function nameOf({ kind, key }: GraphNode): string {
  return typeof key === 'string' && key !== '' ? `${kind.name} ${key}` : kind.name;
}

/** @param value of an input */
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

/** @returns the value of an input or a computed value; what is being computed depends on it from now on */
export function readNode(node: GraphNode): unknown {
  refresh(node);
  const sub = reader ?? runningTask.getStore();
  if (sub === nobody) throw new Error(`"${nameOf(node)}" may not be read here`);
  if (sub) link(node, sub, sub.version);
  else if (node.kind.onDrop && !node.subs) unread.add(node);
  if (node.value instanceof Failure) throw node.value.thrown;
  return node.value;
}

/** Brings a value up to date, without recording a dependency. */
export function refresh(node: GraphNode): void {
  if (node.flags & running && node.kind.make) throw new CycleError(nameOf(node));
  untilUpToDate(node, () => {
    if (!(node.flags & dirty || (node.flags & pending && isDirty(node)))) return;
    const { subs } = node;
    if (update(node) && subs) shallowPropagate(subs);
  });
}

/** How many rounds an update may take before the value counts as depending on itself. */
const mostRounds = 100;

/**
 * Brings a node up to date. Inputs that are set meanwhile, as the values of tables are, mark their dependents stale
 * only then: who was just found to be up to date would miss it. So it is done again until nothing of that concerns the
 * node.
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

/** Whether a value could not be computed the last time. */
export function hasFailed(node: GraphNode): boolean {
  return node.value instanceof Failure;
}

/** Whether reads are recorded as dependencies at the moment. */
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

/** Whether a task has to run: it never did, it failed, or something that it read has changed. */
export function isStaleTask(task: GraphNode): boolean {
  let isStale = false;
  untilUpToDate(task, () => {
    isStale ||= (task.flags & dirty) !== 0 || ((task.flags & pending) !== 0 && isDirty(task));
    task.flags = watching;
  });
  if (isStale) task.flags = dirty;
  return isStale;
}

/** Makes a task run again even if nothing that it depends on has changed. */
export function markStale(task: GraphNode): void {
  task.flags = dirty;
  notifyStale(task);
}

function notifyStale({ kind, key }: GraphNode): void {
  kind.onStale?.(key as never);
}

/** Runs what a task does; all that is read meanwhile is what the task depends on. It stays stale when that fails. */
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

/** The same for a synchronous task; one that fails depends on all that it read until then. */
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

/** @returns what `run` returns; reading a value in it throws, as the dependency would be lost */
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

/** Drops the values of families that have no dependents. */
export function dropUnread(): void {
  for (const node of unread) if (!node.subs) drop(node);
  unread.clear();
}

/** @returns what a node was computed from */
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

/** @returns whether the value has changed */
function update(node: GraphNode): boolean {
  const { kind, value: before } = node;
  if (!kind.make) {
    node.flags = mutable;
    return true;
  }
  node.depsTail = undefined;
  // `onStale` is called for changes during the computation, too.
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
  // Which values a cycle runs through is known only once all of them are computed, so none of them is cached.
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

/** @returns what was before when the value is the same, and else the value, with what of it is equal as it was before */
export function keeping<Value>(same: NodeKind['same'], before: Value, value: Value): Value {
  if (same === isEqual) return sharing(before, value);
  return same(before as never, value as never) ? before : value;
}

/** Removes the dependencies of a node that were not read this time. */
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
