import path from 'node:path';
import type { WritableFiles } from '../../fs/files.ts';
import { foldCase, parentsOf } from '../../values/names/file-names.ts';

/**
 * The files of a new output before they are published. They are in a folder that readers don't see.
 *
 *     staging/12            a draft with a number: no folder has to be created for it
 *     staging/tree/docs/a   a draft at its path, if the output is empty: `docs` is then moved in one step
 */
export type Drafts = ReturnType<typeof openDrafts>;

/**
 * @param staging absolute path of the folder for drafts
 * @param last the file that is published last
 * @param isEmpty whether the output contains no files
 */
export function openDrafts(files: WritableFiles, staging: string, last: string, isEmpty: boolean) {
  const tree = path.join(staging, 'tree');
  const numbers = new Map<string, number>();
  const inTree = new Set<string>();
  const fits = openTree();
  const created = new Set<string>();

  function placeOf(artifact: string): string {
    if (inTree.has(artifact)) return path.join(tree, artifact);
    if (!numbers.has(artifact)) numbers.set(artifact, numbers.size);
    return path.join(staging, String(numbers.get(artifact)!));
  }

  /** @returns top-level folders whose files can be published in any order: `docs`. Each of them is moved as a whole */
  function wholeFolders(artifacts: readonly string[], rankOf: (artifact: string) => number): Set<string> {
    const ranks = new Map<string, number>();
    const mixed = new Set<string>();
    for (const artifact of artifacts) {
      const [top, rank] = [topOf(artifact), rankOf(artifact)];
      if (artifact !== last && (ranks.get(top) ?? rank) !== rank) mixed.add(top);
      if (artifact !== last) ranks.set(top, rank);
    }
    return new Set([...inTree].map(topOf).filter((top) => !mixed.has(top)));
  }

  return {
    /** Returns the absolute path of a draft. */
    placeOf,

    /**
     * Chooses the path of a draft in the staging folder, and creates the draft's folder.
     *
     * @returns absolute path
     */
    async prepare(artifact: string): Promise<string> {
      const folder = path.posix.dirname(artifact);
      const canBeInTree = isEmpty && folder !== '.' && artifact !== last && !numbers.has(artifact);
      if (canBeInTree && fits(artifact)) {
        inTree.add(artifact);
        if (!created.has(folder)) await files.makeFolder(path.join(tree, folder));
        created.add(folder);
      }
      return placeOf(artifact);
    },

    /**
     * Moves drafts into the output.
     *
     * @param artifacts the files in the order in which they are published
     * @param rankOf returns the rank of a file. Files with the same rank can be published in any order
     * @param folders folders of the output that exist, if they are known. Creating folders in advance is faster than
     * retrying failed renames
     */
    async publish(
      outDir: string,
      artifacts: readonly string[],
      rankOf: (artifact: string) => number,
      folders: Set<string> | undefined,
    ): Promise<void> {
      const whole = wholeFolders(artifacts, rankOf);
      const moved = new Set<string>();
      for (const artifact of artifacts) {
        const top = topOf(artifact);
        if (whole.delete(top) && !(await files.stat(path.join(outDir, top)))) {
          await files.rename(path.join(tree, top), path.join(outDir, top));
          moved.add(top);
        }
        if (moved.has(top) && inTree.has(artifact)) continue;
        const folder = path.posix.dirname(artifact);
        if (folders && !folders.has(folder)) await files.makeFolder(path.join(outDir, folder));
        folders?.add(folder);
        await files.rename(placeOf(artifact), path.join(outDir, artifact));
      }
    },
  };
}

/**
 * @returns a function that adds a path to a set. It returns false if the path collides with an earlier path, also if
 * they differ only in case
 */
function openTree(): (artifact: string) => boolean {
  // Paths are compared in folded case, because some file systems ignore case.
  const files = new Set<string>();
  const folders = new Set<string>();
  return (artifact) => {
    const key = foldCase(artifact);
    const parents = parentsOf(key);
    if (files.has(key) || folders.has(key) || parents.some((folder) => files.has(folder))) return false;
    files.add(key);
    for (const folder of parents) folders.add(folder);
    return true;
  };
}

/** @returns the first folder of a path; empty if there is none */
function topOf(artifact: string): string {
  return artifact.slice(0, Math.max(0, artifact.indexOf('/')));
}
