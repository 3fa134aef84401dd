import type { Place } from '../diagnostics/diagnostic.ts';
import type { EmitInput } from './emit-input.ts';

/** Files of the output that are made together. */
export type Artifacts = Iterable<Artifact> | AsyncIterable<Artifact>;

/**
 * `idle`: what holds something of every page, and that the page that was saved does not need to be drawn, is made when
 * nothing else is to do.
 */
export type Priority = 'now' | 'idle';

/** Outputs of one kind. What one of them is made of is whatever it reads while it is made. */
export interface OutputGroup {
  name: string;
  /** Which there are. */
  keys(): readonly string[];
  make(key: string): Artifacts | Promise<Artifacts>;
  /** @returns the source that an output is the page of, which errors name */
  sourceOf?(key: string): string | undefined;
  /** @returns where the site declares an output, for an error of its path */
  placeOf?(key: string): Place | undefined;
  /** Called when one is no longer there. */
  drop?(key: string): void;
  priority: Priority;
  /** Outputs with the same keys, each made right after that of this group, but for those that can wait. */
  followedBy?: OutputGroup | undefined;
  /** In a group that follows another: whether an output can wait though the one that it follows is made. */
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

/** @returns a group of a file for each row of a table, which is read by the paths of the files */
export function outputEach<Row>(
  name: string,
  table: ReadonlyMap<string, Row>,
  make: (path: string, row: Row) => Artifact | Promise<Artifact>,
): OutputGroup {
  const keys = () => [...table.keys()];
  return { name, keys, make: async (path) => [await make(path, table.get(path)!)], priority: 'now' };
}

/** @param table the path of each file in the site, by its path in the output @returns a group of copies */
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

/** Names what a text is made of: equal as long as that is. */
export type Version = symbol | string;

/** A file of the output. Paths are relative to the output folder, with forward slashes. */
export type Artifact =
  | { path: string; text: string }
  | { path: string; bytes: Uint8Array }
  /** A text that is too long to be held whole. */
  | { path: string; parts: AsyncIterable<string> }
  /** A text that needs to be made only where the output holds another version of it, or none. */
  | { path: string; version: Version; make(): Promise<string> }
  /** A text of which the pieces that are functions need to be made only where the output holds another version, or none. */
  | { path: string; version: Version; pieces: readonly (string | (() => Promise<string>))[] }
  /** A copy of a file of the site, named relative to the site's folder. */
  | { path: string; copy: string }
  /** A copy of a file of the built viewer. */
  | { path: string; viewer: string };

/** @returns a file of the site as it is published: cleaned of what would run, where it had to be */
function copyOf(path: string, copy: string, { cleaned }: Pick<EmitInput, 'cleaned'>): Artifact {
  const bytes = cleaned.get(copy);
  return bytes ? { path, bytes } : { path, copy };
}

/**
 * @param folder of the output, with a slash at its end; empty for the output itself
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

/** Leaves out the files in whose place the site has one of its own among its static files. */
export function besideStatic<T extends Artifact>(artifacts: T[], { staticFiles }: Pick<EmitInput, 'staticFiles'>): T[] {
  return artifacts.filter(({ path }) => !staticFiles.has(path));
}
