import { EnvironmentError } from '../fs/environment-error.ts';

/** Whether a path can name a file of the output: relative, by forward slashes, and never out of the folder. */
export function isArtifactPath(path: string): boolean {
  const parts = path.split('/');
  return !/[\0\\]|^[a-z]:/i.test(path) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** The paths of one output, which must lie beside each other on every file system. */
export interface ArtifactPaths {
  /** @throws EnvironmentError when the path can't stand beside those before it */
  add(path: string): void;
}

/** @returns the paths of an output that has none yet */
export function artifactPaths(): ArtifactPaths {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  return {
    add(path) {
      if (!isArtifactPath(path)) throw new EnvironmentError(`"${path}" can't be the name of a file in the output`);
      const key = foldCase(path);
      const same = files.get(key);
      if (same === path) throw new EnvironmentError(`two things are to be written to "${path}"`);
      if (same !== undefined) throw collision(path, same, 'the two names are one and the same on many systems');
      const below = folders.get(key);
      if (below !== undefined) throw collision(path, below, 'a name can be that of a file or of a folder, not both');
      for (const folder of parentsOf(path)) {
        const file = files.get(foldCase(folder));
        if (file !== undefined) throw collision(path, file, 'a name can be that of a file or of a folder, not both');
        folders.set(foldCase(folder), path);
      }
      files.set(key, path);
    },
  };
}

/** `a/b/c` → `a`, `a/b` */
export function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The form in which names are compared: file systems differ in case and in how they compose characters. */
export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function collision(path: string, other: string, why: string): EnvironmentError {
  return new EnvironmentError(
    `"${path}" and "${other}" can't both be written: ${why}`,
    'rename one of the two pages, or give it another slug',
  );
}
