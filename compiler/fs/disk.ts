import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { absent, attempt } from './attempt.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import { namesIn, realPathOf, statOf } from './stat.ts';

/**
 * Read access to the real file system. Use `filesBelow` to write. All calls are synchronous. A compile makes tens of
 * thousands of short calls, and a thread pool would take ten times as long.
 */
export const disk: Files = {
  names: async (dir) => namesIn(dir),
  stat: async (file) => statOf(file),
  realPath: async (file) => realPathOf(file),
  read: async (file) => attempt(`read "${file}"`, () => readRegular(file), absent),
  readPart: async (file, start, length, into) =>
    attempt(`read "${file}"`, () => partOf(file, start, length, into), absent),
};

/**
 * Reads a regular file. The file is opened without blocking, because a named pipe without a writer would block
 * forever.
 */
function readRegular(file: string): Uint8Array {
  const open = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(open);
    if (!stats.isFile() && !stats.isDirectory())
      throw new EnvironmentError(
        `can't read "${file}": the file is a pipe, a socket or a device`,
        'put a regular file at this path',
      );
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
}

function partOf(file: string, start: number, length: number, into?: Uint8Array): Uint8Array | undefined {
  const open = openSync(file, 'r');
  try {
    // The size is checked first, so that the buffer is never larger than the file.
    if (!(start >= 0 && start + length <= fstatSync(open).size)) return undefined;
    const bytes = into && length <= into.length ? into.subarray(0, length) : Buffer.allocUnsafe(length);
    return readSync(open, bytes, 0, length, start) === length ? bytes : undefined;
  } finally {
    closeSync(open);
  }
}

/** @returns the text of a file, for showing its lines in diagnostics; undefined if the file is missing or not UTF-8 */
export async function readSource(absolute: string): Promise<string | undefined> {
  try {
    const bytes = await disk.read(absolute);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
