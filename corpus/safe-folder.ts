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

/** The reason why no file is written or removed at a path. */
export type UnsafeReason = 'link' | 'shared' | 'outside';

/** A path outside of the output folder, or a link that may lead outside. */
export class UnsafePath extends Error {
  override name = 'UnsafePath';

  /**
   * @param file the link, the file with several names, or the path outside; absolute
   * @param root the folder that is written into, absolute
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
 * The only code of Lectern that writes, renames or removes files: below one folder, through no link.
 *
 * The root is the user's choice and may be a link, or be behind one. Its real path is looked up once. Below it, each
 * folder on the way to a file must be a real folder. Writes trust a check for some milliseconds, and check the opened
 * file before its first byte. All other calls check again.
 */
export type SafeFolder = ReturnType<typeof safeFolder>;

/** How long writes trust the check of a folder, in milliseconds. Many files are written into few folders. */
const checkedFor = 10;
const writeOnly = constants.O_WRONLY | constants.O_CREAT;
/** Windows has neither of these flags; there, only `lstat` finds links. */
const { O_NOFOLLOW: noFollow = 0, O_DIRECTORY: folderOnly = 0, O_NONBLOCK: noWait = 0 } = constants;
let drafts = 0;

/** @param dir the root; created with the first write below it */
export function safeFolder(dir: string) {
  const given = path.resolve(dir);
  const start = given.endsWith(path.sep) ? given : given + path.sep;
  const checked = new Map<string, { real: string; until: number }>();
  let root: string | undefined;
  /** Whether the system returns the path of an open file. */
  let givesPaths: boolean | undefined;
  /** The topmost folder that the current call has created. */
  let made: string | undefined;

  const unsafe = (file: string, reason: UnsafeReason) => new UnsafePath(file, given, reason);

  function remember(folder: string, real: string): string {
    checked.set(folder, { real, until: performance.now() + checkedFor });
    return real;
  }

  /** @returns the real path of a folder; undefined if it is missing and `make` is false */
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

  /** @throws UnsafePath for a link, and the system's error for a file */
  function isFolder(real: string, folder: string): boolean {
    const stats = lstatSync(real, { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) throw unsafe(folder, 'link');
    if (stats && !stats.isDirectory()) throw systemError('ENOTDIR', folder);
    return stats !== undefined;
  }

  /** @returns whether the folder exists, created by this call or by another process */
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

  /** Creates the root, and the missing folders above it. */
  function makeAll(folder: string, mode?: number): void {
    const parent = path.dirname(folder);
    if (parent !== folder && !existsSync(parent)) makeAll(parent, mode);
    makeOne(folder, folder, mode);
  }

  /** @returns the real path of a file to write; creates its folder if missing */
  function placeOf(file: string, mode?: number): string {
    const absolute = path.resolve(file);
    return path.join(folderAt(path.dirname(absolute), true, mode)!, path.basename(absolute));
  }

  /** @returns the real path of a file in an existing folder; undefined if the folder is missing */
  function placeIn(file: string): string | undefined {
    const absolute = path.resolve(file);
    if (absolute === given) return rootFolder(false);
    const parent = folderAt(path.dirname(absolute), false);
    return parent && path.join(parent, path.basename(absolute));
  }

  /**
   * Runs before the first byte: a program may have replaced a folder by a link since the check.
   *
   * @param place the real path of the file
   * @param isNew whether `open` created the file, which is removed if it is elsewhere
   * @throws UnsafePath when the open file is elsewhere
   */
  function checkOpened(open: number, place: string, file: string, isNew: boolean): void {
    givesPaths ??= pathOfFolder(root!) === root;
    // The system appends a word to the name of a file that another process has removed.
    const at = givesPaths ? readlinkSync(`/proc/self/fd/${open}`) : place;
    if (givesPaths ? path.dirname(at) === path.dirname(place) : isStillAt(open, place, file)) return;
    if (isNew && lstatSync(at, { throwIfNoEntry: false })?.ino === fstatSync(open).ino) removeFile(at);
    throw unsafe(file, 'link');
  }

  /** Checks each folder again, for systems that do not return the path of an open file. */
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

  /** Writes a new file. If the path exists, also as a broken link, it fails with `EEXIST`. */
  function writeNew(place: string, file: string, content: Uint8Array | string, mode?: number): void {
    const open = openSync(place, writeOnly | constants.O_EXCL | noFollow, mode);
    try {
      checkOpened(open, place, file, true);
      writeFileSync(open, content);
    } finally {
      closeSync(open);
    }
  }

  /** Runs an action a second time if a checked folder has vanished. */
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

  // An existing file may have a second name elsewhere, so it is replaced, not changed.
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
    /** Writes a file and creates its folder. Other processes see the old file or the new one, which may still grow. */
    write,

    /** Appends to a file, and creates the file and its folder. */
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

    /** Creates a file with this content in one step. @returns false if it exists */
    create(file: string, bytes: Uint8Array, mode?: number): boolean {
      return inFolder(() => {
        // A hard link appears with the file's whole text, so that no other process reads half of it. A draft
        // that is gone was removed by the process that was first.
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

    /** Creates a folder and its missing parents. @returns the topmost created folder, if any */
    makeFolder(folder: string, mode?: number): string | undefined {
      made = undefined;
      const absolute = path.resolve(folder);
      inFolder(() => {
        if (absolute === given || checked.has(absolute)) return void folderAt(absolute, true, mode);
        // Callers know which folders are missing: to look first would cost a call for each.
        const real = placeOf(absolute, mode);
        if (makeOne(real, absolute, mode)) remember(absolute, real);
      });
      return made;
    },

    /** Replaces a file or a folder with another, in one step. A link at the target is replaced. */
    rename(from: string, to: string): void {
      checked.clear();
      inFolder(() => {
        const source = placeIn(from);
        if (source === undefined) throw systemError('ENOENT', from);
        renameSync(source, placeOf(to));
      });
    },

    /** Removes a file, a link, or a folder with its content; ignores a missing path. */
    remove(file: string): void {
      checked.clear();
      const place = placeIn(file);
      const stats = place === undefined ? undefined : lstatSync(place, { throwIfNoEntry: false });
      if (!stats) return;
      if (!stats.isDirectory()) return removeFile(place!);
      removeFolder(Buffer.from(place!));
      checked.clear();
    },

    /** Removes an empty folder. @returns whether it is gone; false if the path is a link */
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
        // Windows permits junctions to all users; other systems create a link.
        symlinkSync(target, placeOf(file), 'junction');
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    },

    /** Gives a file a second name, or copies it if the file system has no hard links. The new path must not exist. */
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

/** @param prefix absolute @returns a new folder with a random name that only this user can read */
export function temporaryFolderAt(prefix: string): string {
  return mkdtempSync(prefix);
}

/** Opens a pipe that a process reads, and closes it: the reader gets no data. @throws if no process reads it */
export function answerPipe(pipe: string): void {
  closeSync(openSync(pipe, constants.O_WRONLY | noFollow | noWait));
}

/** @returns the path of an open folder on Linux; undefined on other systems */
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
 * Removes a folder that stays open meanwhile. Linux names its entries by the open folder, so that no link that takes the
 * folder's place is followed. Names are bytes, which need not be UTF-8.
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
