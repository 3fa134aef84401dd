import { lstatSync, realpathSync } from 'node:fs';
import { hasCode, systemError } from './error-codes.ts';
import { UnsafePath } from './unsafe-path.ts';

/**
 * @param place the path of the folder for system calls
 * @param folder the path of the same folder for messages
 * @param root the folder to write into, for messages
 * @returns false if the folder is missing
 * @throws UnsafePath if it is a link; the system's error `ENOTDIR` if it is a file
 */
export function isRealFolder(place: string, folder: string, root: string): boolean {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) throw new UnsafePath(folder, root, 'link');
  if (stats && !stats.isDirectory()) throw systemError('ENOTDIR', folder);
  return stats !== undefined;
}

/** @returns the path without links; undefined if the path does not exist */
export function realPathOf(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
