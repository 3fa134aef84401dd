import { foldCase, isArtifactPath, parentsOf } from '../values/names/file-names.ts';
import { manifestPath, workFolder } from './output-folder.ts';

/** A file that can't be in the output. Its path is invalid, or collides with another file. */
export interface OutputClash {
  path: string;
  /** The path of the other file, if two files collide. The paths may be equal. */
  other?: string | undefined;
  /** The reason, as a part of a sentence. */
  reason: string;
}

/** Thrown if a commit contains files that the output can't contain. */
export class OutputClashes extends Error {
  override name = 'OutputClashes';

  constructor(readonly clashes: readonly OutputClash[]) {
    super(clashes.map(({ path, reason }) => `${path}: ${reason}`).join('\n'));
  }
}

/** The paths of all files in an output. It detects paths that collide on some file system. */
export type ArtifactPaths = ReturnType<typeof artifactPaths>;

/** @returns a clash if a file system can't have this path, or if the path is reserved for Lectern */
export function impossiblePath(path: string): OutputClash | undefined {
  if (!isArtifactPath(path)) return { path, reason: 'an output file cannot have this name' };
  return isReserved(foldCase(path)) ? { path, reason: `${JSON.stringify(path)} is reserved for Lectern` } : undefined;
}

function isReserved(key: string): boolean {
  return key === manifestPath || key === workFolder || key.startsWith(`${workFolder}/`);
}

/** @returns the clash of two files with the same path */
export function writtenTwice(path: string): OutputClash {
  return { path, other: path, reason: `two files of the output have the name ${JSON.stringify(path)}` };
}

/** Creates an empty collection of paths. */
export function artifactPaths() {
  const files = new Map<string, string>();
  /** Folder → the number of files in it at any depth, and the path of one file. */
  const folders = new Map<string, { path: string; count: number }>();

  function clashOf(path: string, key: string, parents: readonly string[]): OutputClash | undefined {
    const same = files.get(key);
    if (same === path) return writtenTwice(path);
    if (same !== undefined) return collision(path, same, 'the two names are equal on many systems');
    const file =
      folders.get(key)?.path ?? parents.map((folder) => files.get(folder)).find((name) => name !== undefined);
    return file === undefined ? undefined : collision(path, file, "a file and a folder can't have the same name");
  }

  return {
    /**
     * Adds a path.
     *
     * @returns the clash if the path can't be in the output. The path is then not added
     */
    add(path: string): OutputClash | undefined {
      const key = foldCase(path);
      const parents = parentsOf(key);
      const clash = impossiblePath(path) ?? clashOf(path, key, parents);
      if (clash) return clash;
      for (const folder of parents) {
        const known = folders.get(folder);
        if (known) known.count += 1;
        else folders.set(folder, { path, count: 1 });
      }
      files.set(key, path);
      return undefined;
    },
    /** Removes a path. */
    remove(path: string): void {
      const key = foldCase(path);
      if (!files.delete(key)) return;
      for (const folder of parentsOf(key)) {
        const known = folders.get(folder)!;
        known.count -= 1;
        if (known.count === 0) folders.delete(folder);
      }
    },
    /** Whether a file that Lectern did not write collides with an output file. */
    isInTheWay(path: string): boolean {
      const key = foldCase(path);
      return files.has(key) || folders.has(key) || parentsOf(key).some((folder) => files.has(folder));
    },
  };
}

function collision(path: string, other: string, why: string): OutputClash {
  return {
    path,
    other,
    reason: `${JSON.stringify(path)} and ${JSON.stringify(other)} cannot both exist, because ${why}`,
  };
}
