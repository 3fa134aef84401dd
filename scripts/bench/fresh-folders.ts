import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Folders for what cold compiles write, each for one of them. */
export interface FreshFolders {
  /** @returns the path of a folder that never was there */
  next(): string;
  /** Removes all of them after the last measurement. */
  remove(): Promise<void>;
}

/**
 * On some file systems, creating a file skips over every file that was just removed. Creating thousands of files right
 * after removing as many takes ten times as long. A user of Lectern writes into a new folder and never sees this cost.
 *
 * @param parent folder that contains only these folders
 */
export function freshFolders(parent: string): FreshFolders {
  let count = 0;
  return {
    next: () => path.join(parent, String((count += 1))),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
