import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Creates names of folders, one for the output of each cold compile. */
export interface FreshFolders {
  /** @returns a path at which nothing has existed before */
  next(): string;
  /** Removes all folders. Call it after the last measurement. */
  remove(): Promise<void>;
}

/**
 * Creates names of folders that never existed, and removes the folders only at the end. On some file systems, creating
 * thousands of files takes ten times as long right after as many files were removed. Users of Lectern do not compile
 * this way, so the benchmark avoids it.
 *
 * @param parent a folder that contains only these folders
 */
export function freshFolders(parent: string): FreshFolders {
  let count = 0;
  return {
    next: () => path.join(parent, String((count += 1))),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
