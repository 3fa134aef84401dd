import path from 'node:path';
import type { Files } from './files.ts';
import type { FileChanges } from './moved-files.ts';
import { writeInOneStep } from './write-in-one-step.ts';

type ChangingFiles = Pick<
  Files,
  'read' | 'stat' | 'write' | 'rename' | 'remove' | 'makeFolder' | 'removeEmptyFolder' | 'names'
>;

/** What ends a process, as long as nothing is told of it. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Moves files and writes others, all of them or none: when a step fails, those before it are taken back. Each file is
 * moved or written in one step. Folders that are empty then are removed. Whoever ends the process meanwhile waits until
 * that is done.
 */
export async function changeFiles(changes: FileChanges, files: ChangingFiles): Promise<void> {
  const wait = () => undefined;
  for (const signal of endings) process.on(signal, wait);
  try {
    await changeAll(changes, files);
  } finally {
    for (const signal of endings) process.off(signal, wait);
  }
}

async function changeAll({ moves, texts }: FileChanges, files: ChangingFiles): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const move = async (from: string, to: string) => {
    const made = await files.makeFolder(path.dirname(to));
    if (made !== undefined) undo.push(() => files.remove(made));
    await files.rename(from, to);
    undo.push(() => files.rename(to, from));
  };
  try {
    // What stands in the way of another file waits under a name that none has.
    const ways = [...moves].map(([from, to]) => ({ from, to, at: from }));
    const waiting = ways.filter(({ from }) => [...moves.values()].includes(from));
    for (const way of waiting) {
      const parked = `${way.from}.${process.pid}-moving`;
      await move(way.from, parked);
      way.at = parked;
    }
    for (const { at, to } of ways) await move(at, to);
    for (const [file, bytes] of texts) {
      const before = await files.read(file);
      if (before) undo.push(() => writeInOneStep(files, file, before));
      await writeInOneStep(files, file, bytes);
    }
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
  for (const folder of new Set([...moves.keys()].map((file) => path.dirname(file)))) await removeEmpty(folder, files);
}

async function removeEmpty(folder: string, files: ChangingFiles): Promise<void> {
  if ((await files.names(folder)).length > 0 || !(await files.removeEmptyFolder(folder))) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await removeEmpty(parent, files);
}
