/**
 * Access to the folders below a root. The place of a folder is the path for system calls. On Linux, it is
 * `/proc/self/fd/7`: this path of an open folder stays valid if the folder is renamed. On other systems, it is the
 * folder's real path, which was checked a short time ago.
 */
export interface FolderAccess {
  /** Whether each place belongs to an open folder, so that no other program can redirect a call. */
  readonly isOpen: boolean;
  /**
   * @returns the place of a folder that was entered before; undefined if `enter` must be called again
   * @throws UnsafePath if the folder of an earlier call was moved
   */
  known(folder: string): string | undefined;
  /**
   * Checks a folder, or opens it on Linux. After that, files in it can be accessed.
   *
   * @param place the path of the folder for system calls: the place of its parent, and its name
   * @param real its real path
   * @returns its place; undefined if the folder is missing
   * @throws UnsafePath if it is a link; the system's error `ENOTDIR` if it is a file
   */
  enter(place: string, folder: string, real: string): string | undefined;
  /** Closes a folder that was only needed to enter its subfolder. */
  leave(folder: string): void;
  /** Records that a file was put into a folder, so that `recheck` checks the folder. */
  noteUse(folder: string): void;
  /**
   * Checks each folder again before its next use.
   *
   * @throws UnsafePath if a folder into which a file was put is no longer at its path
   */
  recheck(): void;
  /** Forgets a folder that this process moved or removed, and the folders in it. */
  forget(folder: string): void;
  /** Replaces the places of folders in a system error message by their paths: `/proc/self/fd/7` → `dist/docs`. */
  withPaths(message: string): string;
}

/** Time for which a checked folder counts as unchanged, in milliseconds. So writing many files to one folder needs
 * only one check. */
export const trustedFor = 10;
