import { lstatSync } from 'node:fs';
import path from 'node:path';
import { answerPipe } from '../../corpus/safe-folder.ts';
import { disk } from './disk.ts';
import { listFiles } from './list-files.ts';

/** Time before the first search for pipes, in milliseconds. Most work ends earlier. */
const delay = 500;

/**
 * Waits for work that reads files. Opening a named pipe without a writer would block the work forever. So this
 * function opens and closes the other end of each such pipe; the work then reads an empty file.
 *
 * @param dir folder in which pipes are searched; installed packages and hidden folders are skipped
 * @returns the result of the work, and the answered pipes, relative to the folder
 */
export async function answeringPipes<T>(
  dir: string,
  work: () => Promise<T>,
): Promise<{ value: T; pipes: readonly string[] }> {
  const answered = new Set<string>();
  let pipes: Promise<readonly string[]> | undefined;
  const answerAll = async () => {
    for (const pipe of await (pipes ??= pipesIn(dir))) if (answer(path.join(dir, pipe))) answered.add(pipe);
  };
  const timer = setInterval(() => void answerAll(), delay);
  try {
    return { value: await work(), pipes: [...answered].sort() };
  } finally {
    clearInterval(timer);
  }
}

async function pipesIn(dir: string): Promise<string[]> {
  return (await listFiles(disk, dir, { skipForeign: true }))
    .filter(({ path: file, kind }) => kind === 'other' && lstatSync(path.join(dir, file)).isFIFO())
    .map(({ path: file }) => file);
}

/**
 * Opens and closes a pipe without writing, so that the reader of the pipe gets an empty file.
 *
 * @returns false if the pipe has no reader
 */
function answer(pipe: string): boolean {
  try {
    answerPipe(pipe);
    return true;
  } catch {
    return false;
  }
}
