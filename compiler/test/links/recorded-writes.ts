import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pathOf } from '../../../scripts/resilience/calls/path-of.ts';

type Call = (...args: unknown[]) => unknown;

/** Functions of `node:fs` that write, and the indexes of their path arguments. */
const calls = {
  openSync: [0],
  mkdirSync: [0],
  renameSync: [0, 1],
  linkSync: [1],
  symlinkSync: [1],
  copyFileSync: [1],
  unlinkSync: [0],
  rmdirSync: [0],
} as const;

/**
 * Runs a function, and records the paths that it writes or removes: files, folders, temporary files and locks.
 *
 * @param folder absolute path
 * @returns paths relative to the folder, without duplicates, in the order of the first write
 */
export async function recordedWrites(folder: string, action: () => Promise<unknown>): Promise<string[]> {
  const module = fs as unknown as Record<string, Call>;
  const real = new Map(Object.keys(calls).map((name) => [name, module[name]!]));
  const written = new Set<string>();
  for (const [name, places] of Object.entries(calls)) {
    module[name] = (...args) => {
      const isRead = name === 'openSync' && !(Number(args[1]) & fs.constants.O_CREAT);
      for (const place of isRead ? [] : places) {
        const file = pathOf(args[place]);
        if (file?.startsWith(folder + path.sep)) written.add(path.relative(folder, file));
      }
      return real.get(name)!(...args);
    };
  }
  syncBuiltinESMExports();
  try {
    await action();
  } finally {
    for (const [name, call] of real) module[name] = call;
    syncBuiltinESMExports();
  }
  return [...written];
}
