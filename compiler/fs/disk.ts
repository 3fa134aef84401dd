import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { absent, attempt } from './attempt.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import { writeRefusal } from './write-refusal.ts';
import { listBelow, namesIn, realPathOf, statOf } from './look.ts';

/**
 * The real file system. A compile asks it tens of thousands of small questions, each answered in microseconds: to hand
 * each to another thread and wait for it would cost ten times as much as the answer.
 */
export const disk: Files = {
  names: async (dir) => namesIn(dir),
  list: async (dir, enter) => listBelow(dir, namesIn, enter),
  stat: async (file) => statOf(file),
  realPath: async (file) => realPathOf(file),
  read: async (file) => attempt(`read "${file}"`, () => readRegular(file), absent),
  readPart: async (file, start, length, into) =>
    attempt(`read "${file}"`, () => partOf(file, start, length, into), absent),
  write: async (file, bytes) => attempt(`write "${file}"`, () => inFolder(file, () => writeFileSync(file, bytes))),
  append: async (file, bytes) => attempt(`write "${file}"`, () => inFolder(file, () => appendFileSync(file, bytes))),
  async create(file, bytes, mode = 0o666) {
    // A link appears with the file's whole text, so that no other process reads half of it. A draft
    // that is gone was removed by the process that was first.
    const draft = `${file}.${process.pid}`;
    attempt(`write "${draft}"`, () => inFolder(draft, () => writeFileSync(draft, bytes, { mode })));
    const link = () => {
      linkSync(draft, file);
      return true;
    };
    try {
      return attempt(`create "${file}"`, link, ['EEXIST', 'ENOENT']) ?? false;
    } finally {
      attempt(`remove "${draft}"`, () => rmSync(draft, { force: true }));
    }
  },
  makeFolder: async (dir, mode = 0o777) => attempt(`make the folder "${dir}"`, () => makeFolders(dir, mode)),
  rename: async (from, to) => attempt(`write "${to}"`, () => inFolder(to, () => renameSync(from, to))),
  remove: async (file) => attempt(`remove "${file}"`, () => rmSync(file, { recursive: true, force: true })),
  async removeEmptyFolder(dir) {
    const remove = () => {
      rmdirSync(dir);
      return true;
    };
    return attempt(`remove "${dir}"`, remove, ['ENOTEMPTY', 'EEXIST', ...absent]) ?? false;
  },
};

/** Reads a file, and nothing that would keep its reader waiting, such as a pipe that nobody writes into. */
function readRegular(file: string): Uint8Array {
  const open = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(open);
    if (!stats.isFile() && !stats.isDirectory())
      throw new EnvironmentError(`can't read "${file}": it is a pipe, a socket or a device`, 'put a file in its place');
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
}

function partOf(file: string, start: number, length: number, into?: Uint8Array): Uint8Array | undefined {
  const open = openSync(file, 'r');
  try {
    // Avoids allocating more than the file has.
    if (!(start >= 0 && start + length <= fstatSync(open).size)) return undefined;
    const bytes = into && length <= into.length ? into.subarray(0, length) : Buffer.allocUnsafe(length);
    return readSync(open, bytes, 0, length, start) === length ? bytes : undefined;
  } finally {
    closeSync(open);
  }
}

/** @returns the topmost one that was made, if any */
function makeFolders(dir: string, mode = 0o777): string | undefined {
  try {
    return mkdirSync(dir, { recursive: true, mode });
  } catch (error) {
    // On a read-only file system Node reports `ENOENT` for a folder.
    throw ((error as NodeJS.ErrnoException).code === 'ENOENT' && writeRefusal(dir)) || error;
  }
}

// Checking each time whether the folder exists would cost as much as writing.
function inFolder(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeFolders(path.dirname(file));
    write();
  }
}

/** @returns the text of a file for showing a line of it; nothing when it can't be read as text */
export async function readSource(absolute: string): Promise<string | undefined> {
  try {
    const bytes = await disk.read(absolute);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
