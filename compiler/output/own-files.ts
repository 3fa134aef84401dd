import path from 'node:path';
import type { Files, WritableFiles } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';
import { readRows } from './journal.ts';
import { journalPath, manifestPath, workFolder, type ListedFile } from './output-folder.ts';
import { listFiles } from '../fs/list-files.ts';

/**
 * The files in an output folder that Lectern wrote. The manifest or the journal of an interrupted commit lists them.
 * Other programs may have changed these lists, so paths outside of the folder are ignored.
 */
export interface OwnFiles {
  has(file: string): boolean;
  paths(): Iterable<string>;
  /** Returns the listed versions of all files. A file may have several versions, or a version without hash. */
  rows(): Iterable<ListedFile>;
  /** Whether a file is unchanged since Lectern wrote it. Only then may Lectern remove it. */
  isAsWritten(file: string): Promise<boolean>;
}

/** Reads which files in a folder Lectern wrote. */
export async function readOwnFiles(files: Files, outDir: string): Promise<OwnFiles> {
  const rows = new Map<string, ListedFile[]>();
  for (const name of [manifestPath, journalPath]) {
    const listed = await readRows(files, outDir, name);
    for (const row of listed ? [{ path: manifestPath }, ...listed] : [])
      rows.set(row.path, [...(rows.get(row.path) ?? []), row]);
  }
  // The manifest is written last. So a file that is older than the manifest is unchanged since then.
  const written = (await files.stat(path.join(outDir, manifestPath)))?.changed ?? 0;
  return {
    has: (file) => rows.has(file),
    paths: () => rows.keys(),
    rows: () => [...rows.values()].flat(),
    isAsWritten: (file) => isAsWritten(files, path.join(outDir, file), rows.get(file) ?? [], written),
  };
}

/**
 * @param rows known versions of the file
 * @param written time of the last commit, in milliseconds since 1970. A file that is older and has the same size
 * counts as unchanged, without comparing hashes
 * @returns whether the file is equal to one of the versions
 */
export async function isAsWritten(
  files: Pick<Files, 'stat' | 'read'>,
  file: string,
  rows: readonly ListedFile[],
  written = 0,
): Promise<boolean> {
  const stat = await files.stat(file);
  const alike = stat?.kind === 'file' ? rows.filter(({ bytes }) => bytes === stat.size) : [];
  if (!stat || alike.length === 0) return false;
  if (stat.changed <= written) return true;
  const hash = sha256((await files.read(file)) ?? '');
  return alike.some((row) => row.sha256 === hash);
}

/**
 * Removes the files that Lectern wrote into an output folder, and the folder if it is then empty. If other files
 * remain, the manifest also stays, because it marks the folder as Lectern's.
 *
 * @param current another generation of the output. A file that is a hard link to a file of that generation is always
 * removed
 * @returns absolute paths of the files that were not removed
 */
export async function removeOutput(files: WritableFiles, outDir: string, current?: string): Promise<string[]> {
  const own = await readOwnFiles(files, outDir);
  const left: string[] = [];
  for (const { path: file } of await listFiles(files, outDir, { exclude: [`${workFolder}/**`] })) {
    if (file === manifestPath && own.has(manifestPath)) continue;
    const place = path.join(outDir, file);
    if ((await own.isAsWritten(file)) || (current !== undefined && (await isSame(files, place, current, file))))
      await files.remove(place);
    else left.push(place);
  }
  if (left.length === 0 && own.has(manifestPath)) await files.remove(path.join(outDir, manifestPath));
  await files.remove(path.join(outDir, workFolder));
  await removeEmptyFolders(files, outDir);
  return left;
}

async function isSame(files: Files, place: string, current: string, file: string): Promise<boolean> {
  const [one, other] = [await files.stat(place), await files.stat(path.join(current, file))];
  return one?.kind === 'file' && one.fingerprint === other?.fingerprint;
}

async function removeEmptyFolders(files: WritableFiles, dir: string): Promise<void> {
  for (const { name, kind } of await files.names(dir))
    if (kind === 'folder') await removeEmptyFolders(files, path.join(dir, name));
  await files.removeEmptyFolder(dir);
}
