import { AsyncLocalStorage } from 'node:async_hooks';
import { isMainThread } from 'node:worker_threads';

/** Set while `inFolder` runs code, for nested calls. */
const inside = new AsyncLocalStorage<true>();
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs code of a site with the site's folder as the working directory, as Docusaurus does. The code's output
 * goes to standard error. Concurrent calls wait for each other, because a process has only one working
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
