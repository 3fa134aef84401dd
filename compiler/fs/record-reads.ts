import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths of files that are read, collected while `recordReads` runs. */
const recording = new AsyncLocalStorage<Set<string>>();
let isReady = false;

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Maximum number of recorded files. Code that reads more files probably reads a whole folder. */
const most = 500;

/**
 * Records the files that a site's code reads while a function runs, also after an `await`. Files of packages are left
 * out.
 *
 * @returns the result, and the absolute paths, sorted. Missing files are included
 */
export async function recordReads<T>(act: () => Promise<T>): Promise<{ value: T; read: string[] }> {
  if (!isReady) watchReads();
  isReady = true;
  const read = new Set<string>();
  const value = await recording.run(read, act);
  return { value, read: [...read].sort() };
}

/** Replaces the functions that read files. The new functions also record the path. */
function watchReads(): void {
  for (const name of ['readFileSync', 'readFile', 'createReadStream', 'existsSync'] as const) watch(fs, name);
  watch(fs.promises, 'readFile');
  // Named imports of `node:fs`, as in `import { readFileSync } from 'node:fs'`, also get the new functions.
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
