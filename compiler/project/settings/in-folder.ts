import { AsyncLocalStorage } from 'node:async_hooks';
import { isMainThread } from 'node:worker_threads';

/** Marks code that `inFolder` runs, so a nested call doesn't wait for the outer call. */
const inside = new AsyncLocalStorage<true>();
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs code of a site with the site's folder as the working directory, as Docusaurus does. `console.log` in this code
 * writes to standard error. Concurrent calls wait for each other, because a process has only one working
 * directory. In a worker thread, the working directory doesn't change.
 *
 * @param dir absolute path
 * @returns the result of `run`
 * @throws any error of `run`
 */
export function inFolder<T>(dir: string, run: () => Promise<T>): Promise<T> {
  if (inside.getStore()) return runIn(dir, run);
  const result = previous.then(() => inside.run(true, () => runIn(dir, run)));
  previous = result.catch(() => undefined);
  return result;
}

async function runIn<T>(dir: string, run: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  const { log, info } = console;
  if (isMainThread) process.chdir(dir);
  Object.assign(console, { log: console.error, info: console.error });
  try {
    return await run();
  } finally {
    Object.assign(console, { log, info });
    if (isMainThread) process.chdir(before);
  }
}
