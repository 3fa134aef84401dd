import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { EmitInput } from './emit-input.ts';
import type { Draft, WrittenFile } from './threads/page-job.ts';

/** The output files that one step writes. */
export type Artifacts = Iterable<Artifact> | AsyncIterable<Artifact>;

/**
 * When to write an output. `idle` means: when no other work is pending. It is for files with data of all pages, which
 * the dev server doesn't need to show a saved page.
 */
export type Priority = 'now' | 'idle';

/**
 * A group of outputs of the same kind. Lectern reruns `make` for an output if a value changes that `make` has
 * read.
 */
export interface OutputGroup {
  name: string;
  /** The keys of the outputs. */
  keys(): readonly string[];
  make(key: string): Artifacts | Promise<Artifacts>;
  /**
   * Makes an output in a thread. Absent if all outputs are made in the main thread. Several outputs can be in progress.
   */
  makeInThread?: ((key: string) => Promise<ThreadOutput>) | undefined;
  /** Returns the source of an output's page, for error messages. */
  sourceOf?(key: string): string | undefined;
  /** Returns where an output is declared, to locate an error in its path. */
  placeOf?(key: string): Place | undefined;
  /** Called after an output was removed. */
  drop?(key: string): void;
  /** Returns the diagnostics of the last run. Exceptions are not included. */
  diagnostics?(): readonly Diagnostic[];
  /** Whether the outputs depend on the hash of all other outputs. Such groups are the last. */
  readsStamp?: boolean | undefined;
  /** Whether the outputs depend on the text of files of earlier groups. */
  readsOutput?: boolean | undefined;
  /** The priority of all outputs, or of the output with a key. */
  priority: Priority | ((key: string) => Priority);
  /**
   * A second group with the same keys. For each key, Lectern makes its output directly after this group's output,
   * unless it can wait.
   */
  followedBy?: OutputGroup | undefined;
  /** Whether the output in `followedBy` with this key can wait for an idle run. A missing file never waits. */
  canWait?(key: string): boolean;
}

/** An output whose files a thread makes and writes. */
export interface ThreadOutput {
  /** The output paths of the files. */
  paths: readonly string[];
  /**
   * Writes the files.
   *
   * @param drafts where to write each file
   * @returns undefined if the thread failed
   */
  write(drafts: readonly Draft[]): Promise<readonly WrittenFile[] | undefined>;
  /** Makes the files in the main thread. */
  make(): Promise<readonly Artifact[]>;
}

const only = [''];

/** @returns a group with a single output */
export function output(
  name: string,
  make: () => Artifacts | Promise<Artifacts>,
  priority: Priority = 'now',
): OutputGroup {
  return { name, keys: () => only, make, priority };
}

/** @returns a group with one output for each row of a table. The table's keys are output paths */
export function outputEach<Row>(
  name: string,
  table: ReadonlyMap<string, Row>,
  make: (path: string, row: Row) => Artifact | Promise<Artifact>,
): OutputGroup {
  const keys = () => [...table.keys()];
  return { name, keys, make: async (path) => [await make(path, table.get(path)!)], priority: 'now' };
}

/** Returns a group of copied files. @param table output path → path in the site */
export function copyEach(
  name: string,
  table: ReadonlyMap<string, string>,
  input: Pick<EmitInput, 'cleaned'>,
): OutputGroup {
  const group = outputEach(name, table, (path, from) => copyOf(path, from, input));
  const placeOf = (output: string): Place | undefined => {
    const path = table.get(output);
    return path === undefined ? undefined : { path };
  };
  return { ...group, placeOf };
}

/** Identifies the content of a file. Equal versions mean equal content. */
export type Version = symbol | string;

/** An output file. Paths are relative to the output folder, with forward slashes. */
export type Artifact =
  | { path: string; text: string }
  | { path: string; bytes: Uint8Array }
  /** A text file that is too long for memory, as parts. */
  | { path: string; parts: AsyncIterable<string> }
  /** A text file with a version. `make` is only called if the file on disk has another version. */
  | { path: string; version: Version; make(): Promise<string> }
  /**
   * A text file in pieces, with a version. Its functions are only called if the file on disk has another
   * version.
   */
  | { path: string; version: Version; pieces: readonly (string | (() => Promise<string>))[] }
  /** A copy of a site file. `copy` is relative to the site's folder. */
  | { path: string; copy: string }
  /** A copy of a file of the viewer. */
  | { path: string; viewer: string };

/** @returns the output file for a site file, with the changed content if scripts were removed from it */
function copyOf(path: string, copy: string, { cleaned }: Pick<EmitInput, 'cleaned'>): Artifact {
  const bytes = cleaned.get(copy);
  return bytes ? { path, bytes } : { path, copy };
}

/**
 * Moves a group's outputs into a folder.
 *
 * @param folder path in the output with a trailing slash; empty for the output itself
 */
export function inFolder(group: OutputGroup, folder: () => string): OutputGroup {
  async function* make(key: string): AsyncGenerator<Artifact> {
    for await (const artifact of await group.make(key)) yield { ...artifact, path: folder() + artifact.path };
  }
  const { makeInThread } = group;
  return {
    ...group,
    make: (key) => (folder() === '' ? group.make(key) : make(key)),
    makeInThread:
      makeInThread &&
      (async (key) => {
        const made = await makeInThread(key);
        return {
          ...made,
          paths: made.paths.map((path) => folder() + path),
          make: async () => (await made.make()).map((artifact) => ({ ...artifact, path: folder() + artifact.path })),
        };
      }),
    followedBy: group.followedBy && inFolder(group.followedBy, folder),
  };
}

/** Removes output files that a static file of the site replaces. */
export function besideStatic<T extends Artifact>(artifacts: T[], { staticFiles }: Pick<EmitInput, 'staticFiles'>): T[] {
  return artifacts.filter(({ path }) => !staticFiles.has(path));
}
