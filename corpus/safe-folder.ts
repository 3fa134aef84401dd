import {
  appendFileSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Why a path is refused: it is a symbolic link, a file with several names, or outside of the folder. */
export type UnsafeReason = 'link' | 'shared' | 'outside';

/** The error for a path outside of the folder, or a link that may lead outside. */
export class UnsafePath extends Error {
  override name = 'UnsafePath';

  /**
   * @param file the refused path, absolute
   * @param root the folder to write into, absolute
   */
  constructor(
    readonly file: string,
    readonly root: string,
    readonly reason: UnsafeReason,
  ) {
    super(`"${file}" is not safe to write below "${root}": ${reason}`);
  }
}

/**
 * The only code of Lectern that writes, renames or removes files. It works below one folder, the root, and follows no
 * symbolic link there.
 *
 * The root itself may be a link, or be below one, because the user chooses it. Its real path is looked up once. Below
 * the root, each folder on the way to a file must be a real folder. Writes rely on a recent check of the folder, so
 * they also check the opened file before its first byte. All other calls check every folder again.
 */
export type SafeFolder = ReturnType<typeof safeFolder>;

/**
 * The time for which writes rely on the check of a folder, in milliseconds. It saves time for many files in one folder.
 */
const checkedFor = 10;
const writeOnly = constants.O_WRONLY | constants.O_CREAT;
/** Windows has none of these flags. On Windows, only `lstat` finds links. */
const { O_NOFOLLOW: noFollow = 0, O_DIRECTORY: folderOnly = 0, O_NONBLOCK: noWait = 0 } = constants;
let drafts = 0;

/** @param dir the root. It is created before the first write below it */
export function safeFolder(dir: string) {
  const given = path.resolve(dir);
  const start = given.endsWith(path.sep) ? given : given + path.sep;
  const checked = new Map<string, { real: string; until: number }>();
  let root: string | undefined;
  /** Whether the system can return the path of an open file. Undefined until the first check. */
  let givesPaths: boolean | undefined;
  /** The topmost folder that the current call has created. */
  let made: string | undefined;

  const unsafe = (file: string, reason: UnsafeReason) => new UnsafePath(file, given, reason);

  function remember(folder: string, real: string): string {
    checked.set(folder, { real, until: performance.now() + checkedFor });
    return real;
  }

  /**
   * @param make whether to create a missing folder
   * @returns the real path of a folder; undefined if it is missing and `make` is false
   */
  function folderAt(folder: string, make: boolean, mode?: number): string | undefined {
    const known = checked.get(folder);
    if (known && performance.now() < known.until) return known.real;
    if (folder !== given && !folder.startsWith(start)) throw unsafe(folder, 'outside');
    const real = folder === given ? rootFolder(make, mode) : below(folder, make, mode);
    return real === undefined ? undefined : remember(folder, real);
  }

  function below(folder: string, make: boolean, mode?: number): string | undefined {
    const parent = folderAt(path.dirname(folder), make, mode);
    if (parent === undefined) return undefined;
    const real = path.join(parent, path.basename(folder));
    return isFolder(real, folder) || (make && makeOne(real, folder, mode)) ? real : undefined;
  }

  function rootFolder(make: boolean, mode?: number): string | undefined {
    root ??= realPath(given);
    if (root !== undefined && isFolder(root, given)) return root;
    if (!make) return undefined;
    makeAll(root ?? given, mode);
    return (root ??= realPath(given));
  }

  /**
   * @returns whether a path is a folder
   * @throws UnsafePath if it is a link; the system's error `ENOTDIR` if it is a file
   */
  function isFolder(real: string, folder: string): boolean {
    const stats = lstatSync(real, { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) throw unsafe(folder, 'link');
    if (stats && !stats.isDirectory()) throw systemError('ENOTDIR', folder);
    return stats !== undefined;
  }

  /** @returns true if the folder exists now, created by this call or by another process */
  function makeOne(real: string, folder: string, mode?: number): boolean {
    try {
      mkdirSync(real, { mode });
      made ??= folder;
      return true;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      return isFolder(real, folder);
    }
  }

  /** Creates the root and its missing parents. */
  function makeAll(folder: string, mode?: number): void {
    const parent = path.dirname(folder);
    if (parent !== folder && !existsSync(parent)) makeAll(parent, mode);
    makeOne(folder, folder, mode);
  }

  /**
   * Creates the folder of a file, if the folder is missing.
   *
   * @returns the real path of the file, even if the file doesn't exist
   */
  function placeOf(file: string, mode?: number): string {
    const absolute = path.resolve(file);
    return path.join(folderAt(path.dirname(absolute), true, mode)!, path.basename(absolute));
  }

  /** @returns the real path of a file; undefined if its folder does not exist */
  function placeIn(file: string): string | undefined {
    const absolute = path.resolve(file);
    if (absolute === given) return rootFolder(false);
    const parent = folderAt(path.dirname(absolute), false);
    return parent && path.join(parent, path.basename(absolute));
  }

  /**
   * Checks that an opened file is at its path, before the first byte is written. Another program may have replaced the
   * folder by a link since the folder was checked.
   *
   * @param place the real path of the file
   * @param isNew whether this call created the file. If it is elsewhere, it is removed
   * @throws UnsafePath if the file is elsewhere
   */
  function checkOpened(open: number, place: string, file: string, isNew: boolean): void {
    givesPaths ??= pathOfFolder(root!) === root;
    // If another process has removed the file, the system appends ` (deleted)` to its name, but not to its folder.
    const at = givesPaths ? readlinkSync(`/proc/self/fd/${open}`) : place;
    if (givesPaths ? path.dirname(at) === path.dirname(place) : isStillAt(open, place, file)) return;
    if (isNew && lstatSync(at, { throwIfNoEntry: false })?.ino === fstatSync(open).ino) removeFile(at);
    throw unsafe(file, 'link');
  }

  /**
   * Checks each folder again, to check that an opened file is at its path. Needed on systems that cannot return the path
   * of an open file.
   */
  function isStillAt(open: number, place: string, file: string): boolean {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (stats && stats.ino !== fstatSync(open).ino) return false;
    checked.clear();
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

  /** Runs an action. If a folder from the cache of checked folders has disappeared, runs the action again. */
  function inFolder<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      checked.clear();
      return act();
    }
  }

  function write(file: string, bytes: Uint8Array | string): void {
    inFolder(() => {
      const place = placeOf(file);
      try {
        writeNew(place, file, bytes);
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        replace(place, file, bytes);
      }
    });
  }

  // Replaces an existing file instead of changing it, because the file may have a second name elsewhere (a hard link).
  function replace(place: string, file: string, bytes: Uint8Array | string): void {
    const stats = lstatSync(place);
    if (stats.isSymbolicLink()) throw unsafe(file, 'link');
    const draft = `${place}.${process.pid}-${(drafts += 1)}`;
    try {
      writeNew(draft, file, bytes, stats.mode & 0o777);
      checked.clear();
      placeOf(file);
      renameSync(draft, place);
    } catch (error) {
      removeFile(draft);
      throw error;
    }
  }

  return {
    /**
     * Writes a file, and creates its folder. If the file exists, other processes see the old or the new content. A new
     * file can be visible before it is complete.
     */
    write,

    /** Appends to a file. Creates the file and its folder, if they are missing. */
    append(file: string, bytes: Uint8Array): void {
      inFolder(() => {
        const place = placeOf(file);
        if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) throw unsafe(file, 'link');
        const open = openSync(place, writeOnly | constants.O_APPEND | noFollow | noWait);
        try {
          if (fstatSync(open).nlink > 1) throw unsafe(file, 'shared');
          checkOpened(open, place, file, false);
          appendFileSync(open, bytes);
        } finally {
          closeSync(open);
        }
      });
    },

    /** Creates a file with its whole content in one step. @returns false if it exists */
    create(file: string, bytes: Uint8Array, mode?: number): boolean {
      return inFolder(() => {
        // The content is written to a draft, and a hard link then gives the draft its final name. So no other process
        // reads an incomplete file. If the draft is missing, another process was faster and has removed the draft.
        const place = placeOf(file);
        const draft = `${place}.${process.pid}`;
        removeFile(draft);
        writeNew(draft, file, bytes, mode);
        checked.clear();
        placeOf(file);
        try {
          linkSync(draft, place);
          return true;
        } catch (error) {
          if (!hasCode(error, 'EEXIST', 'ENOENT')) throw error;
          if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) throw unsafe(file, 'link');
          return false;
        } finally {
          removeFile(draft);
        }
      });
    },

    /** Creates a folder and its missing parents. @returns the topmost created folder; undefined if none was created */
    makeFolder(folder: string, mode?: number): string | undefined {
      made = undefined;
      const absolute = path.resolve(folder);
      inFolder(() => {
        if (absolute === given || checked.has(absolute)) return void folderAt(absolute, true, mode);
        // Creates the folder without checking whether it exists. Callers know that it is missing, and a check would
        // cost time.
        const real = placeOf(absolute, mode);
        if (makeOne(real, absolute, mode)) remember(absolute, real);
      });
      return made;
    },

    /** Renames a file or a folder in one step. A file or a link at the target is replaced. */
    rename(from: string, to: string): void {
      checked.clear();
      inFolder(() => {
        const source = placeIn(from);
        if (source === undefined) throw systemError('ENOENT', from);
        renameSync(source, placeOf(to));
      });
    },

    /** Removes a file, a link, or a folder with its content. A missing path is ignored. */
    remove(file: string): void {
      checked.clear();
      const place = placeIn(file);
      const stats = place === undefined ? undefined : lstatSync(place, { throwIfNoEntry: false });
      if (!stats) return;
      if (!stats.isDirectory()) return removeFile(place!);
      removeFolder(Buffer.from(place!));
      checked.clear();
    },

    /** Removes an empty folder. @returns false if its parent folder does not exist */
    removeEmptyFolder(folder: string): boolean {
      checked.clear();
      const place = placeIn(folder);
      if (place === undefined) return false;
      rmdirSync(place);
      checked.clear();
      return true;
    },

    /** Creates a symbolic link. @returns false if the path exists */
    link(target: string, file: string): boolean {
      checked.clear();
      try {
        // On Windows, all users may create junctions, but not symbolic links. Other systems ignore this argument.
        symlinkSync(target, placeOf(file), 'junction');
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    },

    /**
     * Gives a file a second name (a hard link). Copies it if the file system supports none. The new path must not
     * exist.
     */
    clone(from: string, to: string): void {
      checked.clear();
      inFolder(() => {
        const source = placeIn(from);
        if (source === undefined) throw systemError('ENOENT', from);
        const target = placeOf(to);
        try {
          linkSync(source, target);
        } catch (error) {
          if (!hasCode(error, 'EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP')) throw error;
          copyFileSync(source, target, constants.COPYFILE_EXCL);
        }
      });
    },
  };
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

/** @returns the path of a folder as Linux returns it for an open folder; undefined on other systems */
function pathOfFolder(dir: string): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/proc/self/fd')) return undefined;
  const open = openSync(dir, constants.O_RDONLY | folderOnly | noFollow);
  try {
    return readlinkSync(`/proc/self/fd/${open}`);
  } finally {
    closeSync(open);
  }
}

function removeFile(place: string | Buffer): void {
  try {
    unlinkSync(place);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/**
 * Removes a folder with its content. On Linux, the entries are addressed by the open folder. So a link that replaces
 * the folder meanwhile is not followed. Names are read as bytes, because they need not be UTF-8.
 */
function removeFolder(dir: Buffer): void {
  const isHeld = process.platform === 'linux' && existsSync('/proc/self/fd');
  const open = process.platform === 'win32' ? undefined : openSync(dir, constants.O_RDONLY | folderOnly | noFollow);
  try {
    const held = isHeld ? Buffer.from(`/proc/self/fd/${open}`) : dir;
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

function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function systemError(code: string, file: string): Error {
  return Object.assign(new Error(`${code}: ${file}`), { code });
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
