import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkedFolders } from './folders/checked-folders.ts';
import { hasCode, systemError } from './folders/error-codes.ts';
import type { FolderAccess } from './folders/folder-access.ts';
import { canOpenFolders, openFolders } from './folders/open-folders.ts';
import { isRealFolder, realPathOf } from './folders/real-folder.ts';
import { UnsafePath } from './folders/unsafe-path.ts';

export { UnsafePath, type UnsafeReason } from './folders/unsafe-path.ts';

/**
 * Writes, renames and removes files. All other code of Lectern uses these functions. They work below one folder, the
 * root. No symbolic link below the root is followed.
 *
 * The path of the root may contain links, because the user chooses it. It is resolved once. Below
 * the root, each folder on the way to a file must be a real folder. On Linux, files are addressed by the descriptor of
 * their folder, so no other program can redirect a call. On other systems, each folder is checked before a call, and
 * an opened file is checked before its first byte.
 */
export type SafeFolder = ReturnType<typeof safeFolder>;

const writeOnly = constants.O_WRONLY | constants.O_CREAT;
/** These flags don't exist on Windows. There, only `lstat` finds links. */
const { O_NOFOLLOW: noFollow = 0, O_DIRECTORY: folderOnly = 0, O_NONBLOCK: noWait = 0 } = constants;
let drafts = 0;

/** @param dir the root. It is created before the first write below it */
export function safeFolder(dir: string) {
  const given = path.resolve(dir);
  const folders = canOpenFolders() ? openFolders(given) : checkedFolders(given);
  const { placeOf, placeIn, makeFolder, takeMade } = openWays(given, folders);

  /**
   * Runs an action. Replaces the places of folders in a system error message with their paths: `/proc/self/fd/7` →
   * `dist/docs`.
   */
  function named<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      if (error instanceof Error) error.message = folders.withPaths(error.message);
      throw error;
    }
  }

  /** Runs an action. If a known folder has disappeared, runs it a second time. */
  function retrying<Result>(act: () => Result): Result {
    return named(() => {
      try {
        return act();
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error;
        folders.recheck();
        return act();
      }
    });
  }

  /**
   * Creates the folder of a file, and runs an action that writes the file. The action returns false if it wrote
   * nothing.
   */
  function put<Result>(file: string, act: (place: string) => Result): Result {
    const absolute = path.resolve(file);
    return retrying(() => {
      const result = act(placeOf(absolute));
      if (result !== false) folders.noteUse(path.dirname(absolute));
      return result;
    });
  }

  /** Before a rename on systems other than Linux, checks the folders of a file again. Another program may have
   * replaced one of them. */
  function recheckPlace(file: string): void {
    if (folders.isOpen) return;
    folders.recheck();
    placeOf(file);
  }

  /**
   * Checks that an opened file is at its path, before the first byte is written. Another program may have replaced the
   * folder by a link since the folder was checked.
   *
   * @param isNew whether this call created the file. If it is elsewhere, it is removed
   * @throws UnsafePath if the file is elsewhere
   */
  function checkOpened(open: number, place: string, file: string, isNew: boolean): void {
    if (folders.isOpen || isStillAt(open, place, file)) return;
    if (isNew && lstatSync(place, { throwIfNoEntry: false })?.ino === fstatSync(open).ino) removeFile(place);
    throw new UnsafePath(file, given, 'link');
  }

  function isStillAt(open: number, place: string, file: string): boolean {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (stats && stats.ino !== fstatSync(open).ino) return false;
    folders.recheck();
    try {
      return path.dirname(placeIn(file) ?? place) === path.dirname(place);
    } catch (error) {
      if (error instanceof UnsafePath) return false;
      throw error;
    }
  }

  /** Writes a new file. Fails with `EEXIST` if the path exists, even as a broken link. */
  function writeNew(place: string, file: string, content: Uint8Array | string, mode?: number): void {
    const open = openSync(place, writeOnly | constants.O_EXCL | noFollow, mode);
    try {
      checkOpened(open, place, file, true);
      writeFileSync(open, content);
    } finally {
      closeSync(open);
    }
  }

  // Replaces an existing file instead of changing it, because the file may have a second name elsewhere (a hard link).
  function replace(place: string, file: string, bytes: Uint8Array | string): void {
    const stats = lstatSync(place);
    if (stats.isSymbolicLink()) throw new UnsafePath(file, given, 'link');
    const draft = `${place}.${process.pid}-${(drafts += 1)}`;
    try {
      writeNew(draft, file, bytes, stats.mode & 0o777);
      recheckPlace(file);
      renameSync(draft, place);
    } catch (error) {
      removeFile(draft);
      throw error;
    }
  }

  function refuseLink(place: string, file: string): void {
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) throw new UnsafePath(file, given, 'link');
  }

  /** Returns the path for system calls (see `FolderAccess`) of an existing file that will be moved or cloned. */
  function sourceOf(file: string): string {
    const source = placeIn(path.resolve(file));
    if (source === undefined) throw systemError('ENOENT', file);
    return source;
  }

  return {
    /**
     * Writes a file, and creates its folder. If the file exists, other processes see the old or the new content. A new
     * file can be visible before it is complete.
     */
    write(file: string, bytes: Uint8Array | string): void {
      put(file, (place) => {
        try {
          writeNew(place, file, bytes);
        } catch (error) {
          if (!hasCode(error, 'EEXIST')) throw error;
          replace(place, file, bytes);
        }
      });
    },

    /** Appends to a file. Creates the file and its folder, if they are missing. */
    append(file: string, bytes: Uint8Array): void {
      put(file, (place) => {
        refuseLink(place, file);
        const open = openSync(place, writeOnly | constants.O_APPEND | noFollow | noWait);
        try {
          if (fstatSync(open).nlink > 1) throw new UnsafePath(file, given, 'shared');
          checkOpened(open, place, file, false);
          appendFileSync(open, bytes);
        } finally {
          closeSync(open);
        }
      });
    },

    /** Creates a file with its whole content in one step. @returns false if it exists */
    create(file: string, bytes: Uint8Array, mode?: number): boolean {
      return put(file, (place) => {
        // Write the content to a temporary file (draft), and then create a hard link to it at the final path. So no
        // other process reads an incomplete file. If the draft is missing, another process has created the file first
        // and removed the draft.
        const draft = `${place}.${process.pid}`;
        removeFile(draft);
        writeNew(draft, file, bytes, mode);
        recheckPlace(file);
        try {
          linkSync(draft, place);
          return true;
        } catch (error) {
          if (!hasCode(error, 'EEXIST', 'ENOENT')) throw error;
          refuseLink(place, file);
          return false;
        } finally {
          removeFile(draft);
        }
      });
    },

    /** Creates a folder and its missing parents. @returns the topmost created folder; undefined if none was created */
    makeFolder(folder: string, mode?: number): string | undefined {
      takeMade();
      retrying(() => makeFolder(path.resolve(folder), mode));
      return takeMade();
    },

    /** Renames a file or a folder in one step. A file or a link at the target is replaced. */
    rename(from: string, to: string): void {
      if (!folders.isOpen) folders.recheck();
      put(to, (target) => renameSync(sourceOf(from), target));
      for (const moved of [from, to]) folders.forget(path.resolve(moved));
    },

    /** Removes a file, a link, or a folder with its content. A missing path is ignored. */
    remove(file: string): void {
      const absolute = path.resolve(file);
      named(() => {
        folders.recheck();
        const place = placeIn(absolute);
        const stats = place === undefined ? undefined : lstatSync(place, { throwIfNoEntry: false });
        if (!stats) return;
        if (!stats.isDirectory()) return removeFile(place!);
        removeFolder(Buffer.from(place!));
        folders.forget(absolute);
      });
    },

    /** Removes an empty folder. @returns false if its parent folder does not exist */
    removeEmptyFolder(folder: string): boolean {
      const absolute = path.resolve(folder);
      return named(() => {
        folders.recheck();
        const place = placeIn(absolute);
        if (place === undefined) return false;
        rmdirSync(place);
        folders.forget(absolute);
        return true;
      });
    },

    /** Creates a symbolic link. @returns false if the path exists */
    link(target: string, file: string): boolean {
      return named(() => {
        folders.recheck();
        try {
          // On Windows, all users may create junctions, but not symbolic links. Other systems ignore this argument.
          symlinkSync(target, placeOf(path.resolve(file)), 'junction');
          return true;
        } catch (error) {
          if (hasCode(error, 'EEXIST')) return false;
          throw error;
        }
      });
    },

    /**
     * Creates a hard link to a file. Copies it if the file system supports none. The new path must not
     * exist.
     */
    clone(from: string, to: string): void {
      if (!folders.isOpen) folders.recheck();
      put(to, (target) => {
        const source = sourceOf(from);
        try {
          linkSync(source, target);
        } catch (error) {
          if (!hasCode(error, 'EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP')) throw error;
          const open = openSync(source, constants.O_RDONLY | noFollow);
          try {
            writeNew(target, to, readFileSync(open));
          } finally {
            closeSync(open);
          }
        }
      });
    },
  };
}

/**
 * Creates functions that return the paths of files below a root for system calls ("places"): see `FolderAccess`.
 *
 * @param given the root, as an absolute path
 */
function openWays(given: string, folders: FolderAccess) {
  const start = given.endsWith(path.sep) ? given : given + path.sep;
  const maker = openMaker(given);
  let root: string | undefined;

  /**
   * @param make whether to create a missing folder
   * @returns the path of a folder for system calls; undefined if it is missing and `make` is false
   */
  function folderAt(folder: string, make: boolean, mode?: number): string | undefined {
    const known = folders.known(folder);
    if (known !== undefined) return known;
    if (folder === given) return rootFolder(make, mode);
    if (!folder.startsWith(start)) throw new UnsafePath(folder, given, 'outside');
    const missing = [folder];
    let place: string | undefined;
    while (place === undefined && missing[0] !== given) {
      const parent = path.dirname(missing[0]!);
      place = folders.known(parent);
      if (place === undefined) missing.unshift(parent);
    }
    for (const [index, each] of missing.entries()) {
      place = each === given ? rootFolder(make, mode) : below(place!, each, make, mode);
      if (place === undefined) return undefined;
      // Close the folder two levels up, so that a deep path needs few open folders.
      if (index > 2) folders.leave(missing[index - 2]!);
    }
    return place;
  }

  function below(parent: string, folder: string, make: boolean, mode?: number): string | undefined {
    const place = join(parent, folder);
    const enter = () => folders.enter(place, folder, path.join(root!, folder.slice(given.length)));
    return enter() ?? (make && maker.make(place, folder, mode) ? enter() : undefined);
  }

  function rootFolder(make: boolean, mode?: number): string | undefined {
    root ??= realPathOf(given);
    const place = root === undefined ? undefined : folders.enter(root, given, root);
    if (place !== undefined || !make) return place;
    maker.makeAll(root ?? given, mode);
    root ??= realPathOf(given);
    return root === undefined ? undefined : folders.enter(root, given, root);
  }

  /**
   * Returns the path of a folder for system calls. Creates a missing folder. Fails with `ENOENT` if the folder vanishes
   * meanwhile.
   */
  function madeFolder(folder: string, mode?: number): string {
    const place = folderAt(folder, true, mode);
    if (place === undefined) throw systemError('ENOENT', folder);
    return place;
  }

  return {
    /**
     * Creates the folder of a file, if the folder is missing.
     *
     * @param file absolute path
     * @returns the path of the file for system calls, even if the file doesn't exist
     */
    placeOf: (file: string): string => join(madeFolder(path.dirname(file)), file),

    /** @returns the path of a file for system calls; undefined if the file's folder does not exist */
    placeIn(file: string): string | undefined {
      if (file === given) return folderAt(given, false) && root;
      const parent = folderAt(path.dirname(file), false);
      return parent && join(parent, file);
    },

    /** Creates a folder and its missing parents. */
    makeFolder(folder: string, mode?: number): void {
      // Callers know that the folder is missing, so it is created without a check. A check would cost time.
      const isMissing = folder !== given && folders.known(folder) === undefined;
      if (isMissing) maker.make(join(madeFolder(path.dirname(folder), mode), folder), folder, mode);
      madeFolder(folder, mode);
    },

    takeMade: maker.takeMade,
  };
}

/** Returns functions that create folders. @param given the root, as an absolute path */
function openMaker(given: string) {
  /** The topmost folder that was created since the last call of `takeMade`. */
  let made: string | undefined;

  /** @returns true if the folder exists now, even if another process has created it */
  function make(place: string, folder: string, mode?: number): boolean {
    try {
      mkdirSync(place, { mode });
      made ??= folder;
      return true;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      return isRealFolder(place, folder, given);
    }
  }

  /** Creates the root and its missing parents. */
  function makeAll(folder: string, mode?: number): void {
    const parent = path.dirname(folder);
    if (parent !== folder && !existsSync(parent)) makeAll(parent, mode);
    make(folder, folder, mode);
  }

  return {
    make,
    makeAll,
    /** @returns the topmost folder that was created since the last call of this function */
    takeMade(): string | undefined {
      const topmost = made;
      made = undefined;
      return topmost;
    },
  };
}

/** @returns the path of a file for system calls: the place of its folder, and its name */
function join(place: string, file: string): string {
  const name = file.slice(file.lastIndexOf(path.sep) + 1);
  return place.endsWith(path.sep) ? place + name : place + path.sep + name;
}

/**
 * @param prefix the absolute path of the new folder, without the random suffix
 * @returns a new folder that only this user can read
 */
export function temporaryFolderAt(prefix: string): string {
  return mkdtempSync(prefix);
}

/**
 * Opens a named pipe for writing, and closes it. The process that reads the pipe then stops waiting, and gets no data.
 *
 * @throws if no process reads the pipe
 */
export function answerPipe(pipe: string): void {
  closeSync(openSync(pipe, constants.O_WRONLY | noFollow | noWait));
}

function removeFile(place: string | Buffer): void {
  try {
    unlinkSync(place);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/**
 * Removes a folder with its content. On Linux, entries are removed through the open folder, so a link that replaces
 * the folder is not followed. Names are read as bytes, because they may be invalid UTF-8.
 */
function removeFolder(dir: Buffer): void {
  const open = process.platform === 'win32' ? undefined : openSync(dir, constants.O_RDONLY | folderOnly | noFollow);
  try {
    const held = canOpenFolders() ? Buffer.from(`/proc/self/fd/${open}`) : dir;
    for (const entry of readdirSync(held, { withFileTypes: true, encoding: 'buffer' })) {
      const place = Buffer.concat([held, Buffer.from(path.sep), entry.name as unknown as Buffer]);
      if (entry.isDirectory()) removeFolder(place);
      else removeFile(place);
    }
  } finally {
    if (open !== undefined) closeSync(open);
  }
  rmdirSync(dir);
}
