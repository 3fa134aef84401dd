import { diagnose } from '../diagnostics/catalogue.ts';
import { ContentError } from '../diagnostics/content-error.ts';
import { foldCase, isArtifactPath, parentsOf } from '../values/file-names.ts';

/** @returns the error that a path cannot be written to the output: content has chosen the path */
export function outputError(path: string, reason: string): ContentError {
  return new ContentError([diagnose('output-path', { path }, { reason })], undefined);
}

/** The paths of one output, which must lie beside each other on every file system. */
export type ArtifactPaths = ReturnType<typeof artifactPaths>;

export const impossible = 'no file of the output can have this name';
export const twice = 'two outputs have this name';
const fileOrFolder = 'a name can be that of a file or of a folder, not both';

/** @returns the paths of an output that has none yet */
export function artifactPaths() {
  const files = new Map<string, string>();
  /** Of each folder how many files lie below it, and one of them. */
  const folders = new Map<string, { path: string; count: number }>();
  return {
    /** @throws ContentError when the path collides with one that was added before */
    add(path: string): void {
      if (!isArtifactPath(path)) throw outputError(path, impossible);
      const key = foldCase(path);
      const same = files.get(key);
      if (same === path) throw outputError(path, twice);
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

function collision(path: string, other: string, why: string): ContentError {
  return outputError(path, `"${path}" and "${other}" cannot both exist, because ${why}`);
}
