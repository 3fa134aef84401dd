/**
 * Access to the folders below a root. A folder has a place: the path for the system. The place of an open folder always
 * leads to this folder. Other places are paths that were checked a short time ago.
 */
export interface FolderAccess {
  /** Whether each place is the place of an open folder. */
  readonly isOpen: boolean;
  /**
   * @returns the place of a folder that was entered before; undefined if it has to be entered again
   * @throws UnsafePath if the folder of an earlier call was moved
   */
  known(folder: string): string | undefined;
  /**
   * Enters a folder.
   *
   * @param place its path below the place of its parent
   * @param real its real path
   * @returns its place; undefined if the folder is missing
   * @throws UnsafePath if it is a link; the system's error `ENOTDIR` if it is a file
   */
  enter(place: string, folder: string, real: string): string | undefined;
  /** Frees a folder that was only entered on the way to another folder. */
  leave(folder: string): void;
  /** Notes that a file was put into a folder. */
  noteUse(folder: string): void;
  /**
   * Checks each folder again before its next use.
   *
   * @throws UnsafePath if a folder into which a file was put is no longer at its path
   */
  recheck(): void;
  /** Forgets a folder that this process moved or removed, and the folders in it. */
  forget(folder: string): void;
  /** @returns a message of the system with the paths of folders instead of their places */
  withPaths(message: string): string;
}

/** The time for which a folder counts as unchanged, in milliseconds. It saves checks for many files in one folder. */
export const trustedFor = 10;
