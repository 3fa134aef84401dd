import { lstatSync } from 'node:fs';
import path from 'node:path';
import { answerPipe } from '../../corpus/safe-folder.ts';
import { listBelow, namesIn } from './look.ts';

/** Shorter work is not checked for pipes; in milliseconds. */
const delay = 500;

/**
 * Waits for work of other code that reads files, and that would block on a pipe without a writer. As soon as a reader
 * of such a pipe is found, the pipe is answered with an empty file.
 *
 * @param dir the folder whose pipes are searched, except in installed packages and hidden folders
 * @returns the result of the work, and the answered pipes, relative to the folder
 */
export async function answeringPipes<T>(
  dir: string,
  work: () => Promise<T>,
): Promise<{ value: T; pipes: readonly string[] }> {
  const answered = new Set<string>();
  let pipes: readonly string[] | undefined;
  const timer = setInterval(() => {
    for (const pipe of (pipes ??= pipesIn(dir))) if (answer(path.join(dir, pipe))) answered.add(pipe);
  }, delay);
  try {
    return { value: await work(), pipes: [...answered].sort() };
  } finally {
    clearInterval(timer);
  }
}

function pipesIn(dir: string): string[] {
  const others = listBelow(dir, namesIn, (folder) => !/(?:^|\/)(?:node_modules|\.[^/]*)$/.test(folder));
  return others
    .filter(({ path: file, kind }) => kind === 'other' && lstatSync(path.join(dir, file)).isFIFO())
    .map(({ path: file }) => file);
}

/** @returns whether the pipe has a reader; a pipe without a reader can't be opened for writing */
function answer(pipe: string): boolean {
  try {
    answerPipe(pipe);
    return true;
  } catch {
    return false;
  }
}
