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

/** What the nodes of one kind have in common. */
export interface NodeKind {
  readonly name: string;
  /** Of computed values: computes that of a key. */
  readonly make?: ((key: never) => unknown) | undefined;
  readonly same: (before: never, value: never) => boolean;
  /** Called when nothing depends on the node of a key any more. */
  readonly onDrop?: ((key: never) => void) | undefined;
  /** Of tasks: called when that of a key may be stale. */
  readonly onStale?: ((key: never) => void) | undefined;
}

/** A node of the graph: an input, a computed value or a task. There are some dozens for each page, so it is small. */
export interface GraphNode extends ReactiveNode {
  readonly kind: NodeKind;
  /** Of what there is one of for each key. */
  readonly key: unknown;
  /** A failure when computing it threw. */
  value: unknown;
  /** The evaluation that its newest links are of. */
  version: number;
  /** The revision of the graph in which its value changed last; of a task, in which it ran. */
  changedAt: number;
  /** Of a task: the revision in which it ran before. */
  ranBefore: number;
}

/** In place of a value that could not be computed. */
class Failure {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    this.thrown = thrown;
  }
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
    tellStale(task);
  },
  unwatched: (node) => drop(node as GraphNode),
});

/** In place of who reads, where nothing may be read. */
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
    flags: kind.onStale ? dirty : kind.make ? mutable | dirty : mutable,
  };
}

/** @returns the value of an input or a computed value; whoever is being computed depends on it from now on */
export function readNode(node: GraphNode): unknown {
  if (node.flags & running && node.kind.make) throw new CycleError(nameOf(node));
  if (node.flags & dirty || (node.flags & pending && isDirty(node))) {
    const { subs } = node;
    if (update(node) && subs) shallowPropagate(subs);
  }
  const sub = reader ?? runningTask.getStore();
  if (sub === nobody) throw new Error(`"${nameOf(node)}" may not be read here`);
  if (sub) link(node, sub, sub.version);
  else if (node.kind.onDrop && !node.subs) unread.add(node);
  if (node.value instanceof Failure) throw node.value.thrown;
  return node.value;
}

/** Whether anybody who reads now depends on what is read. */
export function isTracking(): boolean {
  return (reader ?? runningTask.getStore()) !== undefined;
}

export function writeNode(node: GraphNode, value: unknown): void {
  if (node.kind.same(node.value as never, value as never)) return;
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
  tellStale(task);
}

function tellStale({ kind, key }: GraphNode): void {
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

/** The same for what waits for nothing and does not throw. */
export function runTaskNow(task: GraphNode, run: () => void): void {
  task.depsTail = undefined;
  task.version = ++evaluations;
  task.ranBefore = task.changedAt;
  task.flags = watching;
  withReader(task, run);
  unlinkAfter(task, task.depsTail);
}

/** @returns what `run` does, which may read no value: nobody would depend on it */
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

/** Cuts a task off from all that it depends on. */
export function dropTask(task: GraphNode): void {
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
  const { kind, value: before } = node;
  if (!kind.make) {
    node.flags = mutable;
    return true;
  }
  node.depsTail = undefined;
  node.flags = mutable | running;
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
  else if (isSame(kind, before, value)) return false;
  node.value = value;
  node.changedAt = revision;
  return true;
}

function isSame({ same }: NodeKind, before: unknown, value: unknown): boolean {
  if (Object.is(before, value)) return true;
  const areValues = before !== undefined && !(before instanceof Failure) && !(value instanceof Failure);
  return areValues && same(before as never, value as never);
}

/** Forgets what a node read before and did not read this time. */
function unlinkAfter(node: GraphNode, last: Link | undefined): void {
  let stale = last ? last.nextDep : node.deps;
  while (stale) stale = unlink(stale, node);
}

function drop(node: GraphNode): void {
  node.kind.onDrop?.(node.key as never);
  if (!node.kind.make || !node.deps) return;
  node.flags = mutable | dirty;
  node.value = undefined;
  unlinkAfter(node, undefined);
}
