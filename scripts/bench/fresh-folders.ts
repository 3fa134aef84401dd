import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Folders for what cold compiles write, each for one of them. */
export interface FreshFolders {
  /** @returns the path of a folder that never was there */
  next(): string;
  /** Removes all of them, once nothing more is to be measured. */
  remove(): Promise<void>;
}

/**
 * Some file systems pass over what was just removed whenever a file is made: to make thousands of files soon after as
 * many were removed takes ten times as long as it takes a reader of the site, whose output folder is new.
 *
 * @param parent the folder that they lie in, which is theirs alone
 */
export function freshFolders(parent: string): FreshFolders {
  let count = 0;
  return {
    next: () => path.join(parent, String((count += 1))),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
