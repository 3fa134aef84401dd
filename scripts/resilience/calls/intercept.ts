import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pathOf } from './path-of.ts';

/** An intercepted call of a file system function, which has not run yet. */
export interface Call {
  /** The name of the function in `node:fs`, without `Sync`. */
  name: string;
  args: readonly unknown[];
  /** Whether the call changes the disk. Creating a folder that exists, or removing a missing path, changes nothing. */
  isWrite: boolean;
  /** The path argument of the call. For a call with a file descriptor, the path that was opened. */
  path: string;
  /** Runs the call. @returns its result @throws the error of the system */
  run(): unknown;
  /**
   * Runs half of the call, as if the process were killed within it: for example, writes half of the bytes. Only
   * for functions in `callsWithHalves`.
   */
  runHalf(): void;
}

type Function = (...args: unknown[]) => unknown;

const { existsSync, lstatSync: realLstat, readdirSync: realReaddir } = fs;
const isThere = (file: string) => realLstat(file, { throwIfNoEntry: false }) !== undefined;

const reads = ['access', 'fstat', 'lstat', 'opendir', 'read', 'readFile', 'readdir', 'readlink', 'realpath', 'stat'];
const writes = [
  'appendFile',
  'chmod',
  'copyFile',
  'cp',
  'fchmod',
  'fdatasync',
  'fsync',
  'ftruncate',
  'futimes',
  'link',
  'lutimes',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'write',
  'writeFile',
  'writev',
];
/** Functions that a kill can interrupt halfway: they write bytes or remove several files. */
export const callsWithHalves: ReadonlySet<string> = new Set(['appendFile', 'rm', 'write', 'writeFile']);
/** Calls whose second argument is also a path. */
const withTwoPaths = new Set(['copyFile', 'cp', 'link', 'rename', 'symlink']);

/**
 * Replaces the `…Sync` functions of `node:fs` and the functions of `node:fs/promises`, but not the methods of file
 * handles. If a path is in a folder, `onCall` determines the outcome of the call.
 *
 * @param folder an absolute path. Calls with other paths run as usual
 * @param onCall returns the result of the call, or throws
 * @returns a function that restores the functions
 */
export function interceptCalls(folder: string, onCall: (call: Call) => unknown): () => void {
  const opened = new Map<unknown, string>();
  const isBelow = (target: string | undefined) => target === folder || target?.startsWith(folder + path.sep);

  const wrap = (name: string, real: Function): Function => {
    const wrapped = (...args: unknown[]): unknown => {
      const about = [args[0], ...(withTwoPaths.has(name) ? [args[1]] : [])];
      const target = opened.get(args[0]) ?? about.map(pathOf).find(isBelow);
      if (target === undefined) return real(...args);
      const isWrite = changesDisk(name, args);
      const run = () => {
        const result = real(...args);
        if (name === 'open' && typeof result === 'number') opened.set(result, target);
        if (name === 'close') opened.delete(args[0]);
        return result;
      };
      return onCall({ name, args, isWrite, path: target, run, runHalf: () => runHalf(name, real, args) });
    };
    return Object.assign(wrapped, real);
  };

  const restores: (() => void)[] = [];
  const replace = (module: object, key: string, name: string) => {
    const functions = module as Record<string, Function | undefined>;
    const real = functions[key];
    if (typeof real !== 'function') return;
    functions[key] = wrap(name, real);
    restores.push(() => (functions[key] = real));
  };
  for (const name of [...reads, ...writes, 'open', 'close']) {
    replace(fs, `${name}Sync`, name);
    replace(fs.promises, name, name);
  }
  replace(fs.realpathSync, 'native', 'realpath');
  syncBuiltinESMExports();
  return () => {
    for (const restore of restores) restore();
    syncBuiltinESMExports();
  };
}

function changesDisk(name: string, args: readonly unknown[]): boolean {
  if (name === 'open') return opensForWriting(args[1]);
  if (name === 'mkdir') return !existsSync(String(args[0]));
  if (name === 'rm') return isThere(String(args[0]));
  if (name === 'rmdir') return isThere(String(args[0])) && realReaddir(String(args[0])).length === 0;
  return writes.includes(name);
}

function opensForWriting(flags: unknown): boolean {
  if (typeof flags === 'number') return (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0;
  return typeof flags === 'string' && flags !== 'r' && flags !== 'rs';
}

function runHalf(name: string, real: Function, [target, given, ...more]: readonly unknown[]): void {
  try {
    if (name === 'writeFile' || name === 'appendFile' || name === 'write') {
      const bytes = Buffer.from(given as Uint8Array);
      if (name === 'write') real(target, bytes, 0, bytes.length >> 1, more[2]);
      else real(target, bytes.subarray(0, bytes.length >> 1), ...more);
    }
    if (name === 'rm' && realLstat(target as string).isDirectory()) {
      const names = realReaddir(target as string);
      for (const entry of names.slice(0, names.length >> 1)) real(path.join(target as string, entry), given);
    }
  } catch {
    // Ignores errors: the folder does not exist yet, or the path is already missing.
  }
}
