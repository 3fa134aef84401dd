import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from './error-codes.ts';
import { trustedFor, type FolderAccess } from './folder-access.ts';
import { isRealFolder, realPathOf } from './real-folder.ts';
import { UnsafePath } from './unsafe-path.ts';

/** A folder with a descriptor. `/proc/self/fd/7/a.txt` is a file in it, even after the folder was renamed. */
interface OpenFolder {
  descriptor: number;
  place: string;
  folder: string;
  real: string;
  /** When the folder was last found at its path: a time of `performance.now()`. */
  seenAt: number;
  /** Whether a file was put into the folder after `seenAt`. */
  isUsed: boolean;
  owner: Owner;
}

interface Owner {
  root: string;
  folders: Map<string, OpenFolder>;
  /** An error that was found while a folder was closed, between two calls. The next call throws it. */
  failure?: unknown;
}

/** Node.js has no name for `O_PATH`, which opens a folder without the right to list it. */
const { O_DIRECTORY: folderOnly = 0, O_NOFOLLOW: noFollow = 0 } = constants;
const asFolder = folderOnly | noFollow | 0o10000000;
const descriptors = '/proc/self/fd';
/** Maximum number of open folders in this thread. The system's limit of open files (`ulimit -n`) can be as low as 64. */
const most = 8;
/** Time after which unused folders are closed, in milliseconds. */
const releasedAfter = 50;

/** The open folders of all roots, least recently used first. */
const all = new Set<OpenFolder>();
let lastUsed: OpenFolder | undefined;
let timer: NodeJS.Timeout | undefined;
let isSupported: boolean | undefined;

/** @returns whether this system supports paths such as `/proc/self/fd/7/a.txt`: only Linux with `/proc` does */
export function canOpenFolders(): boolean {
  return process.platform === 'linux' && (isSupported ??= opensRoot());
}

function opensRoot(): boolean {
  try {
    const descriptor = openSync('/', constants.O_RDONLY | asFolder);
    const place = `${descriptors}/${descriptor}`;
    try {
      return readlinkSync(place) === '/' && statSync(`${place}/.`).ino === statSync('/').ino;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}

/**
 * Implements `FolderAccess` for Linux. It opens each folder of a path, and keeps the last used folders open. Calls
 * use the open folder, so a link that replaces the folder is not followed. The location of a folder is checked before
 * a removal, when the folder is closed, and at intervals.
 *
 * @param root absolute path
 */
export function openFolders(root: string): FolderAccess {
  const owner: Owner = { root, folders: new Map() };
  const { folders } = owner;
  let realRoot = root;

  function throwFailure(): void {
    const { failure } = owner;
    if (failure === undefined) return;
    delete owner.failure;
    throw failure;
  }

  return {
    isOpen: true,
    known(folder) {
      throwFailure();
      const found = folders.get(folder);
      if (!found) return undefined;
      if (performance.now() - found.seenAt > trustedFor && !isSeen(found)) {
        release(found);
        throwFailure();
        return undefined;
      }
      if (found !== lastUsed) use(found);
      return found.place;
    },
    enter(place, folder, real) {
      const descriptor = openFolder(place, folder, root);
      if (descriptor === undefined) return undefined;
      const seenAt = folders.get(path.dirname(folder))?.seenAt ?? -Infinity;
      const entered = { descriptor, place: `${descriptors}/${descriptor}`, folder, real, seenAt, isUsed: false, owner };
      folders.set(folder, entered);
      use(entered);
      if (all.size > most) release(all.values().next().value!);
      if (folder !== root) return entered.place;
      realRoot = real;
      // The root is opened by its path, which another program may have replaced after the path was resolved.
      if (isSeen(entered)) return entered.place;
      release(entered);
      throw misplaced(entered);
    },
    leave(folder) {
      const found = folders.get(folder);
      if (found) release(found);
    },
    noteUse(folder) {
      const found = folders.get(folder);
      if (found) found.isUsed = true;
    },
    recheck() {
      throwFailure();
      for (const each of folders.values()) {
        if (!each.isUsed) each.seenAt = -Infinity;
        else if (!isSeen(each)) release(each);
      }
      throwFailure();
    },
    forget(folder) {
      const at = path.join(realRoot, folder.slice(root.length));
      const start = at + path.sep;
      for (const each of all)
        if (each.real === at || each.real.startsWith(start)) {
          each.isUsed = false;
          release(each);
        }
    },
    withPaths(message) {
      for (const each of folders.values()) message = message.replaceAll(`${each.place}/`, `${each.folder}/`);
      return message;
    },
  };
}

/** @returns the descriptor of a folder; undefined if the folder is missing */
function openFolder(place: string, folder: string, root: string): number | undefined {
  try {
    return openSync(place, constants.O_RDONLY | asFolder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    // The path is a link or a file. A link that has disappeared in the meantime counts as missing.
    if (hasCode(error, 'ENOTDIR', 'ELOOP') && !isRealFolder(place, folder, root)) return undefined;
    throw error;
  }
}

/** Marks a folder as the most recently used. */
function use(folder: OpenFolder): void {
  all.delete(folder);
  all.add(folder);
  lastUsed = folder;
  timer ??= setTimeout(releaseAll, releasedAfter).unref();
}

function releaseAll(): void {
  timer = undefined;
  for (const each of all) release(each);
}

/** Closes a folder. If another program has moved the folder since a file was put into it, the owner's next call
 * fails. */
function release(folder: OpenFolder): void {
  const { owner, descriptor } = folder;
  all.delete(folder);
  if (lastUsed === folder) lastUsed = undefined;
  if (owner.folders.get(folder.folder) === folder) owner.folders.delete(folder.folder);
  try {
    try {
      if (folder.isUsed && !isSeen(folder)) owner.failure ??= misplaced(folder);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    owner.failure ??= error;
  }
}

/** @returns whether an open folder is at its path now */
function isSeen(folder: OpenFolder): boolean {
  if (readlinkSync(folder.place) !== folder.real && !isSame(folder)) return false;
  folder.seenAt = performance.now();
  folder.isUsed = false;
  return true;
}

/** Compares the inodes, for a file system that returns another spelling of the path. */
function isSame({ real, descriptor }: OpenFolder): boolean {
  try {
    if (realPathOf(real) !== real) return false;
    const [at, own] = [statSync(real), fstatSync(descriptor)];
    return at.ino === own.ino && at.dev === own.dev;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return false;
    throw error;
  }
}

/** @returns the error for a folder that is no longer at its path. If a link has replaced the folder or one of its
 * parents, the error contains the link's path */
function misplaced({ folder, real, owner: { root } }: OpenFolder): UnsafePath {
  for (let [name, at] = [folder, real]; name.startsWith(root); [name, at] = [path.dirname(name), path.dirname(at)]) {
    if (isLink(at)) return new UnsafePath(name, root, 'link');
    if (name === root) break;
  }
  return new UnsafePath(folder, root, 'moved');
}

function isLink(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}
