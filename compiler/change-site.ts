import path from 'node:path';
import { readSealKey, sealOf } from './cache/seal.ts';
import { changeFiles, takeBackChanges, type TakenBack } from './fs/change-files.ts';
import type { ChangePlace } from './fs/change-journal.ts';
import type { WritableFiles } from './fs/files.ts';
import { filesBelow } from './fs/files-below.ts';
import type { PlannedChanges } from './extensions/hooks/command-hooks.ts';
import { takeLock } from './output/lock.ts';
import { stateFolder } from './project/state-folder.ts';
import { relativePath } from './fs/inside.ts';

/** Changes files of a site, either all of them or none. Paths are relative to the site's folder. */
export function changeSite(
  siteDir: string,
  { moves, texts }: Required<Pick<PlannedChanges, 'moves' | 'texts'>>,
  files: WritableFiles = filesBelow(siteDir),
): Promise<void> {
  const dir = path.resolve(siteDir);
  const absolute = (file: string) => path.join(dir, file);
  const changes = {
    moves: new Map(Array.from(moves!, ([from, to]) => [absolute(from), absolute(to)])),
    texts: new Map(Array.from(texts!, ([file, bytes]) => [absolute(file), bytes])),
  };
  return alone(dir, files, (place) => changeFiles(changes, place, files));
}

/**
 * Undoes the changes of a rename that was interrupted.
 *
 * @param siteDir the site's folder
 * @returns the restored files; undefined if no rename was interrupted
 * @throws EnvironmentError if the changes can't be undone, or if another process is renaming files of the
 * site
 */
export async function takeBackRename(
  siteDir: string,
  files: WritableFiles = filesBelow(siteDir),
): Promise<TakenBack | undefined> {
  const dir = path.resolve(siteDir);
  if (!(await files.stat(journalIn(dir)))) return undefined;
  const found = await alone(dir, files, (place) => takeBackChanges(place, files));
  const inSite = (file: string) => relativePath(dir, file);
  return found && { files: found.files.map(inSite), kept: found.kept.map(inSite) };
}

function journalIn(dir: string): string {
  return path.join(stateFolder(dir, undefined).dir, 'rename');
}

/** Runs a function under the site's rename lock, so no other process renames files at the same time. */
async function alone<Result>(
  dir: string,
  files: WritableFiles,
  run: (place: ChangePlace) => Promise<Result>,
): Promise<Result> {
  const { dir: state, refusal } = stateFolder(dir, undefined);
  // Without a permanent state folder, the next command would not find the journal and could not undo the changes.
  if (refusal) throw refusal;
  // The journal is sealed, because a copied cache may contain a journal from someone else.
  const { key } = await readSealKey();
  const place = { dir, journal: journalIn(dir), seal: (text: string) => sealOf(key, 'rename', text) };
  await files.makeFolder(state);
  const release = await takeLock(files, path.join(state, 'rename.lock'), `what "${dir}" holds`, 'lectern rename');
  try {
    return await run(place);
  } finally {
    await release();
    await files.removeEmptyFolder(state);
  }
}
