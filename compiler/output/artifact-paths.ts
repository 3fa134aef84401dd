import { EnvironmentError } from '../fs/environment-error.ts';
import { foldCase, parentsOf } from '../values/file-names.ts';

/** Whether a path can name a file of the output: relative, by forward slashes, and never out of the folder. */
export function isArtifactPath(path: string): boolean {
  const parts = path.split('/');
  return !/[\0\\]|^[a-z]:/i.test(path) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** The paths of one output, which must lie beside each other on every file system. */
export type ArtifactPaths = ReturnType<typeof artifactPaths>;

const fileOrFolder = 'a name can be that of a file or of a folder, not both';

/** @returns the paths of an output that has none yet */
export function artifactPaths() {
  const files = new Map<string, string>();
  /** Of each folder how many files lie below it, and one of them. */
  const folders = new Map<string, { path: string; count: number }>();
  return {
    /** @throws EnvironmentError when the path can't stand beside those before it */
    add(path: string): void {
      if (!isArtifactPath(path)) throw new EnvironmentError(`"${path}" can't be the name of a file in the output`);
      const key = foldCase(path);
      const same = files.get(key);
      if (same === path) throw new EnvironmentError(`two things are to be written to "${path}"`);
      if (same !== undefined) throw collision(path, same, 'the two names are one and the same on many systems');
      const below = folders.get(key);
      if (below !== undefined) throw collision(path, below.path, fileOrFolder);
      for (const folder of parentsOf(key)) {
        const file = files.get(folder);
        if (file !== undefined) throw collision(path, file, fileOrFolder);
      }
      for (const folder of parentsOf(key)) {
        const known = folders.get(folder);
        if (known) known.count += 1;
        else folders.set(folder, { path, count: 1 });
      }
      files.set(key, path);
    },
    /** Takes out a path that was added. */
    remove(path: string): void {
      const key = foldCase(path);
      if (!files.delete(key)) return;
      for (const folder of parentsOf(key)) {
        const known = folders.get(folder)!;
        known.count -= 1;
        if (known.count === 0) folders.delete(folder);
      }
    },
    /** Whether a file of that path, which is none of them, would have to go to make room for one of them. */
    isInTheWay(path: string): boolean {
      const key = foldCase(path);
      return files.has(key) || folders.has(key) || parentsOf(key).some((folder) => files.has(folder));
    },
  };
}

function collision(path: string, other: string, why: string): EnvironmentError {
  return new EnvironmentError(
    `"${path}" and "${other}" can't both be written: ${why}`,
    'rename one of the two pages, or give it another slug',
  );
}
