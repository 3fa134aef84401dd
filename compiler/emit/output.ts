import type { Place } from '../diagnostics/diagnostic.ts';
import type { EmitInput } from './emit-input.ts';

/** Files of the output that one step writes. */
export type Artifacts = Iterable<Artifact> | AsyncIterable<Artifact>;

/**
 * `idle`: runs when no other work is pending. For outputs that contain data of every page, and that rendering a saved
 * page does not need.
 */
export type Priority = 'now' | 'idle';

/** Outputs of one kind. An output depends on all values that `make` reads. */
export interface OutputGroup {
  name: string;
  /** The keys of all outputs in the group. */
  keys(): readonly string[];
  make(key: string): Artifacts | Promise<Artifacts>;
  /** @returns the source of an output's page, for errors */
  sourceOf?(key: string): string | undefined;
  /** @returns the location that declares an output, for an error in its path */
  placeOf?(key: string): Place | undefined;
  /** Called after an output was removed. */
  drop?(key: string): void;
  priority: Priority;
  /** Outputs with the same keys. Each follows its output in this group at once, unless it can wait. */
  followedBy?: OutputGroup | undefined;
  /** In a group that follows another: whether an output can wait although the output before it is finished. */
  canWait?(key: string): boolean;
}

const only = [''];

/** @returns a group of one output */
export function output(
  name: string,
  make: () => Artifacts | Promise<Artifacts>,
  priority: Priority = 'now',
): OutputGroup {
  return { name, keys: () => only, make, priority };
}

/** @returns a group with a file for each row of a table; the keys of the table are paths */
export function outputEach<Row>(
  name: string,
  table: ReadonlyMap<string, Row>,
  make: (path: string, row: Row) => Artifact | Promise<Artifact>,
): OutputGroup {
  const keys = () => [...table.keys()];
  return { name, keys, make: async (path) => [await make(path, table.get(path)!)], priority: 'now' };
}

/** @param table output path → path in the site @returns a group of copies */
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

/** Identifies the content of a file: equal versions have equal content. */
export type Version = symbol | string;

/** A file of the output. Paths are relative to the output folder, with forward slashes. */
export type Artifact =
  | { path: string; text: string }
  | { path: string; bytes: Uint8Array }
  /** A text file that is too long for memory. */
  | { path: string; parts: AsyncIterable<string> }
  /** A text file that is computed only if the output has another version of it, or none. */
  | { path: string; version: Version; make(): Promise<string> }
  /** A text file whose functions run only if the output has another version of it, or none. */
  | { path: string; version: Version; pieces: readonly (string | (() => Promise<string>))[] }
  /** A copy of a file of the site, with a path relative to the folder of the site. */
  | { path: string; copy: string }
  /** A copy of a file of the built viewer. */
  | { path: string; viewer: string };

/** @returns a file of the site for the output, sanitized if necessary */
function copyOf(path: string, copy: string, { cleaned }: Pick<EmitInput, 'cleaned'>): Artifact {
  const bytes = cleaned.get(copy);
  return bytes ? { path, bytes } : { path, copy };
}

/**
 * @param folder in the output, with a trailing slash; empty for the output itself
 * @returns the same outputs in a folder
 */
export function inFolder(group: OutputGroup, folder: () => string): OutputGroup {
  async function* make(key: string): AsyncGenerator<Artifact> {
    for await (const artifact of await group.make(key)) yield { ...artifact, path: folder() + artifact.path };
  }
  return {
    ...group,
    make: (key) => (folder() === '' ? group.make(key) : make(key)),
    followedBy: group.followedBy && inFolder(group.followedBy, folder),
  };
}

/** Removes files that a static file of the site replaces. */
export function besideStatic<T extends Artifact>(artifacts: T[], { staticFiles }: Pick<EmitInput, 'staticFiles'>): T[] {
  return artifacts.filter(({ path }) => !staticFiles.has(path));
}
