import path from 'node:path';
import {
  beginJournal,
  endJournal,
  noteStep,
  readJournal,
  type ChangeJournal,
  type ChangePlace,
  type JournalText,
} from './change-journal.ts';
import { makeDurable } from './durable.ts';
import type { WritableFiles } from './files.ts';
import type { FileChanges } from './moved-files.ts';
import { sha256 } from './sha256.ts';

type ChangingFiles = Pick<
  WritableFiles,
  'read' | 'stat' | 'realPath' | 'write' | 'rename' | 'remove' | 'makeFolder' | 'removeEmptyFolder' | 'names'
>;

/** The files that undoing changes has restored or skipped. */
export interface TakenBack {
  /** Files that have their old names and content again. */
  files: string[];
  /**
   * Files that other programs have changed meanwhile. They have their old names again, but keep their current content.
   */
  kept: string[];
}

/** Signals that end a process by default. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Moves and writes files: either all of them or none. If one of the changes fails, all earlier changes are undone.
 * Each file is moved or written atomically. Folders that become empty are removed. Signals that would end the process
 * are deferred until the changes are done. If the process is killed, `takeBackChanges` can undo the changes later.
 */
export async function changeFiles(changes: FileChanges, place: ChangePlace, files: ChangingFiles): Promise<void> {
  const received = new Set<NodeJS.Signals>();
  const defer = (signal: NodeJS.Signals) => void received.add(signal);
  for (const signal of endings) process.on(signal, defer);
  try {
    await changeAll(changes, place, files);
  } finally {
    for (const signal of endings) process.off(signal, defer);
    // Other listeners have already received the signal.
    for (const signal of received) if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  }
}

async function changeAll(changes: FileChanges, place: ChangePlace, files: ChangingFiles): Promise<void> {
  const folder = place.journal;
  try {
    const journal = await beginJournal(changes, place, files);
    const { moves, texts } = journal;
    for (const { from, by } of moves) if (by !== undefined) await files.rename(from, by);
    await noteStep(journal, 'moving', place, files);
    for (const { from, to, by } of moves) {
      await files.makeFolder(path.dirname(to));
      await files.rename(by ?? from, to);
    }
    await noteStep(journal, 'writing', place, files);
    for (const text of texts) await write(text, changes.texts.get(text.path)!, files);
    await endJournal(journal, folder, files);
  } catch (error) {
    await takeBackChanges(place, files);
    throw error;
  }
  await removeEmptyFolders([...changes.moves.keys()], files);
}

/**
 * Undoes interrupted changes. If this call is interrupted as well, call it again.
 *
 * @returns the restored files; undefined if there are no interrupted changes
 * @throws EnvironmentError if the changes can't be undone
 */
export async function takeBackChanges(place: ChangePlace, files: ChangingFiles): Promise<TakenBack | undefined> {
  const folder = place.journal;
  const journal = await readJournal(place, files);
  if (!journal) {
    // The journal is written before the first change. So without a journal, all files are unchanged.
    await files.remove(folder);
    return undefined;
  }
  const kept: string[] = [];
  if (journal.step === 'writing') {
    for (const text of journal.texts) if (!(await writeBefore(text, files))) kept.push(text.path);
    await noteStep(journal, 'moving', place, files);
  }
  if (journal.step === 'moving') {
    await moveBack(journal, files);
    await noteStep(journal, 'waiting', place, files);
  }
  for (const { from, by } of journal.moves)
    if (by !== undefined && (await files.stat(by))) await files.rename(by, from);
  await endJournal(journal, folder, files);
  const targets = journal.moves.map(({ to }) => to);
  await removeEmptyFolders(targets, files);
  const nameBefore = (file: string) => journal.moves.find(({ to }) => to === file)?.from ?? file;
  const all = [...journal.moves.map(({ from }) => from), ...journal.texts.map((text) => nameBefore(text.path))];
  return { files: [...new Set(all)].sort(), kept: kept.map(nameBefore) };
}

/** Restores a file's old content. @returns false if another program has changed the file meanwhile */
async function writeBefore(text: JournalText, files: ChangingFiles): Promise<boolean> {
  const { path: file, draft, after } = text;
  await files.remove(draft);
  const before = text.before === undefined ? undefined : await files.read(text.before.copy);
  const now = await files.read(file);
  const isOurs = now !== undefined && sha256(now) === after;
  if (isOurs && before) await write(text, before, files);
  else if (isOurs) await files.remove(file);
  return isOurs || (now && sha256(now)) === (before && sha256(before));
}

async function write({ path: file, draft }: JournalText, bytes: Uint8Array, files: ChangingFiles): Promise<void> {
  await files.write(draft, bytes);
  makeDurable([draft]);
  await files.rename(draft, file);
}

async function moveBack({ moves }: ChangeJournal, files: ChangingFiles): Promise<void> {
  for (const { from, to, by } of [...moves].reverse()) {
    const at = by ?? from;
    const [left, moved] = [await files.stat(at), await files.stat(to)];
    // If the paths differ only in case, both are the same file on some file systems. The file must then be moved back
    // as well.
    if (!moved || (left && left.fingerprint !== moved.fingerprint)) continue;
    await files.makeFolder(path.dirname(at));
    await files.rename(to, at);
  }
}

async function removeEmptyFolders(of: readonly string[], files: ChangingFiles): Promise<void> {
  for (const folder of new Set(of.map((file) => path.dirname(file)))) await removeEmpty(folder, files);
}

async function removeEmpty(folder: string, files: ChangingFiles): Promise<void> {
  if ((await files.names(folder)).length > 0 || !(await files.removeEmptyFolder(folder))) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await removeEmpty(parent, files);
}
