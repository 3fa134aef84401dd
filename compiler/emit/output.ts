import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { EmitInput } from './emit-input.ts';
import type { Draft, WrittenFile } from './threads/page-job.ts';

/** The output files of one call of `make`. */
export type Artifacts = Iterable<Artifact> | AsyncIterable<Artifact>;

/**
 * When to write an output. `idle` means: when no other work is pending. Use `idle` for files with data of all pages,
 * because the dev server can show a saved page without them.
 */
export type Priority = 'now' | 'idle';

/**
 * A group of outputs of the same kind. Each output has a key and one or more files. If a value changes that `make` has
 * read, Lectern reruns `make` for that key.
 */
export interface OutputGroup {
  name: string;
  /** The keys of the outputs. */
  keys(): readonly string[];
  make(key: string): Artifacts | Promise<Artifacts>;
  /**
   * Makes an output in another thread; several outputs can be in progress. Absent if `make` makes all outputs in the
   * main thread.
   */
  makeInThread?: ((key: string) => Promise<ThreadOutput>) | undefined;
  /** Returns the source of an output's page, for error messages. */
  sourceOf?(key: string): string | undefined;
  /** Returns the location that declares the path of an output, for errors in the path. */
  placeOf?(key: string): Place | undefined;
  /** Called after an output was removed. */
  drop?(key: string): void;
  /** Returns the diagnostics of the last run. Exceptions are not included. */
  diagnostics?(): readonly Diagnostic[];
  /** Whether the outputs depend on the hash of all other outputs. Lectern makes such groups last. */
  readsStamp?: boolean | undefined;
  /** Whether the outputs depend on the content of output files in earlier groups. */
  readsOutput?: boolean | undefined;
  /** The priority of all outputs, or a function that returns the priority of an output. */
  priority: Priority | ((key: string) => Priority);
  /**
   * A second group with the same keys. For each key, Lectern makes the second group's output directly after the first
   * group's, unless `canWait` defers it.
   */
  followedBy?: OutputGroup | undefined;
  /**
   * Whether the second group's output can be deferred until the site is idle. An output whose file is missing is never
   * deferred.
   */
  canWait?(key: string): boolean;
}

/** An output whose files a thread makes and writes. */
export interface ThreadOutput {
  /** The output paths of the files. */
  paths: readonly string[];
  /**
   * Writes the files.
   *
   * @param drafts the temporary file for each output file
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
  /** A text file as chunks, because it is too long for memory. */
  | { path: string; parts: AsyncIterable<string> }
  /** A text file with a version. `make` is called only if the version of the file on disk differs. */
  | { path: string; version: Version; make(): Promise<string> }
  /**
   * A text file in chunks, with a version. Functions among the chunks are called only if the version of the file on
   * disk differs.
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

/** Returns the output files, without files that a static file of the site replaces. */
export function besideStatic<T extends Artifact>(artifacts: T[], { staticFiles }: Pick<EmitInput, 'staticFiles'>): T[] {
  return artifacts.filter(({ path }) => !staticFiles.has(path));
}
