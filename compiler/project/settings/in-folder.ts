import { isMainThread } from 'node:worker_threads';

/** Runs code of a site where it runs in Docusaurus, in the site's folder. What it prints is no part of what a command prints. */
export async function inFolder<T>(dir: string, run: () => Promise<T>): Promise<T> {
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
