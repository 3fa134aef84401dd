import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the paths of files go that are read. */
const recording = new AsyncLocalStorage<Set<string>>();
let isReady = false;

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** More are not kept: what reads so much reads a whole folder. */
const most = 500;

/**
 * Takes note of what code of a site reads while it does something, in steps that it waits for too. Files of packages are
 * left out.
 *
 * @returns what the code returns, and the files, absolute and sorted; those that were looked for and not there too
 */
export async function recordReads<T>(act: () => Promise<T>): Promise<{ value: T; read: string[] }> {
  if (!isReady) watchReads();
  isReady = true;
  const read = new Set<string>();
  const value = await recording.run(read, act);
  return { value, read: [...read].sort() };
}

/** Calls that read a file note its name, whoever they are called by, and do nothing more. */
function watchReads(): void {
  for (const name of ['readFileSync', 'readFile', 'createReadStream', 'existsSync'] as const) watch(fs, name);
  watch(fs.promises, 'readFile');
  // What was imported by its name is the same function from here on.
  syncBuiltinESMExports();
}

function watch(of: object, name: string): void {
  const methods = of as Record<string, Method>;
  const own = methods[name]!;
  methods[name] = Object.assign(function (this: unknown, ...args: unknown[]) {
    note(args[0]);
    return own.apply(this, args);
  }, own);
}

function note(file: unknown): void {
  const read = recording.getStore();
  if (!read || read.size >= most) return;
  const named = file instanceof URL && file.protocol === 'file:' ? fileURLToPath(file) : file;
  if (typeof named !== 'string') return;
  const absolute = path.resolve(named);
  if (!absolute.split(path.sep).includes('node_modules')) read.add(absolute);
}
