import type { OutputGroup, Priority } from '../../emit/output.ts';
import type { Checkpoint } from '../../incremental/cancellation.ts';
import type { Explanation } from '../../incremental/explain.ts';
import * as graph from '../../incremental/index.ts';
import * as session from '../../incremental/session.ts';
import type { Project } from '../../project/project.ts';
import type { severalAtOnce } from '../../values/several-at-once.ts';
import type { ManifestRow } from '../output-folder.ts';

/** The state of a group's outputs. */
export interface GroupState {
  group: OutputGroup;
  made: session.Tasks<string, readonly ManifestRow[]>;
  /** Output key → the output's files in the last commit. */
  committed: Map<string, readonly ManifestRow[]>;
}

/** One output of a group. */
export interface Output {
  state: GroupState;
  key: string;
}

/** A run that writes stale outputs. */
export interface OutputRun {
  /** With `now`, existing outputs with the priority `idle` are not updated. */
  priority: Priority;
  /** Whether this session wrote the current output, so that only changed files must be written. */
  isKnown: boolean;
  checkpoint: Checkpoint;
  onProgress: Project['onProgress'];
  /** Called before the outputs of a group are written. */
  beforeGroup(state: GroupState): void;
  /** Runs outputs that other threads make, several at the same time. */
  atOnce: ReturnType<typeof severalAtOnce>;
}

/** The groups of outputs of a site. */
export type OutputGroups = ReturnType<typeof openOutputGroups>;

/**
 * Creates the state of a site's outputs.
 *
 * @param groups lists the groups. A group is identified by its object
 * @param writeAll writes the files of an output
 */
export function openOutputGroups(
  groups: () => readonly OutputGroup[],
  writeAll: (group: OutputGroup, key: string) => Promise<readonly ManifestRow[]>,
) {
  // One state per group, created on first use, because the groups are only known during publishing.
  const stateOf = graph.parts((group: OutputGroup): GroupState => ({
    group,
    made: session.tasks(group.name, (key: string) => writeAll(group, key)),
    committed: new Map(),
  }));
  let states: readonly GroupState[] = [];
  /** Files of outputs that were removed. */
  let gone: ManifestRow[] = [];

  /** Creates tasks for new outputs, and removes the tasks of outputs that no longer exist. */
  function keep({ group, made, committed }: GroupState, keys: readonly string[]): void {
    for (const key of made.keep(keys)) {
      group.drop?.(key);
      gone.push(...(committed.get(key) ?? []));
      committed.delete(key);
    }
  }

  return {
    stateOf,
    keep,
    states: () => states,
    /** Adds the state of new groups, and removes the state of groups that no longer exist. */
    list(): void {
      const listed = groups().flatMap((group) => (group.followedBy ? [group, group.followedBy] : [group]));
      for (const state of states) {
        if (listed.includes(state.group)) continue;
        keep(state, []);
        stateOf.drop(state.group);
      }
      states = listed.map(stateOf);
    },
    /** Marks all outputs of the last commit as stale. */
    markAllStale(): void {
      for (const { made, committed } of states) for (const key of committed.keys()) made.markStale(key);
    },
    /** Returns the files of the last commit that are removed or rewritten. */
    replacedBy: (remade: readonly Output[]): ManifestRow[] => [
      ...gone,
      ...remade.flatMap(({ state, key }) => state.committed.get(key) ?? []),
    ],
    /** Records the files of remade outputs as committed. */
    commit(remade: readonly Output[]): void {
      for (const { state, key } of remade) state.committed.set(key, state.made.get(key)!);
      gone = [];
    },
  };
}

/**
 * Runs the stale outputs of a priority.
 *
 * @param remade list to which each output that runs is added
 */
export async function remakeStale(groups: OutputGroups, run: OutputRun, remade: Output[]): Promise<void> {
  const waiting: Output[] = [];
  for (const state of groups.states()) {
    const { group, made } = state;
    session.fillTables();
    groups.keep(state, group.keys());
    run.beforeGroup(state);
    const all = made.stale().size;
    for (const key of made.stale()) {
      run.onProgress?.({ stage: `write ${group.name}`, done: all - made.stale().size, all });
      const turn = run.checkpoint();
      if (turn) await turn;
      if (isIdle(state, key, run)) waiting.push({ state, key });
      else if (group.makeInThread) await run.atOnce.run(() => remake({ state, key }, groups, run, remade));
      else await remake({ state, key }, groups, run, remade);
    }
    await run.atOnce.end();
  }
  // An idle output is deferred, unless a rewritten output now has one of its paths. Then the idle output must be
  // rewritten as well.
  const taken = new Set(remade.flatMap(({ state, key }) => state.made.get(key)!.map((row) => row.path)));
  for (const { state, key } of waiting)
    if (state.committed.get(key)!.some((row) => taken.has(row.path))) await remake({ state, key }, groups, run, remade);
}

async function remake({ state, key }: Output, groups: OutputGroups, run: OutputRun, remade: Output[]): Promise<void> {
  if (!state.made.isStale(key)) return;
  remade.push({ state, key });
  await state.made.update(key);
  const { followedBy } = state.group;
  if (!followedBy) return;
  const next = groups.stateOf(followedBy);
  if (followedBy.canWait?.(key) && isIdle(next, key, run)) return;
  await remake({ state: next, key }, groups, run, remade);
}

function isIdle({ group, committed }: GroupState, key: string, { isKnown, priority }: OutputRun): boolean {
  if (!isKnown || priority === 'idle' || (committed.get(key) ?? []).length === 0) return false;
  return (typeof group.priority === 'function' ? group.priority(key) : group.priority) === 'idle';
}

/** @returns the manifest rows of all files that the groups have written */
export function rowsOf(states: readonly GroupState[]): ManifestRow[] {
  return states.flatMap(({ group, made }) => group.keys().flatMap((key) => made.get(key) ?? []));
}

/** @returns the outputs that contain a file */
export function outputsOf(file: string, states: readonly GroupState[]): Output[] {
  return states.flatMap((state) =>
    state.group
      .keys()
      .filter((key) => state.made.get(key)?.some((row) => row.path === file))
      .map((key) => ({ state, key })),
  );
}

/** @returns the dependencies of the output that wrote a file of the last commit, and of its output in `followedBy` */
export function explainFile(file: string, { states, stateOf }: OutputGroups): Explanation[] {
  for (const { group, made, committed } of states())
    for (const [key, rows] of committed)
      if (rows.some(({ path }) => path === file))
        return [made, group.followedBy && stateOf(group.followedBy).made].flatMap((own) => own?.explain(key) ?? []);
  return [];
}
