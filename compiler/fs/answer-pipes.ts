import { lstatSync } from 'node:fs';
import path from 'node:path';
import { answerPipe } from '../../corpus/safe-folder.ts';
import { listBelow, namesIn } from './look.ts';

/** Work that is done sooner is not looked at; in milliseconds. */
const delay = 500;

/**
 * Waits for work of others, who read files by themselves and would wait for ever where one is a pipe that nobody writes
 * into. Such a pipe is answered with nothing, as soon as somebody is found to wait for it.
 *
 * @param dir the folder whose pipes are looked for; what is installed in it, and what is hidden, is not
 * @returns what the work came to, and the pipes that it has read, relative to the folder
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

/** @returns whether somebody waits for the pipe; a pipe without a reader can't be opened for writing */
function answer(pipe: string): boolean {
  try {
    answerPipe(pipe);
    return true;
  } catch {
    return false;
  }
}
