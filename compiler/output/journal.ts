import path from 'node:path';
import { makeDurable } from '../fs/durable.ts';
import type { Files, WritableFiles } from '../fs/files.ts';
import { isArtifactPath } from '../values/names/file-names.ts';
import { journalPath, readListing, workFolder, type ListedFile } from './output-folder.ts';

/**
 * @param name path of a manifest or a journal. Other programs may have changed it
 * @returns the files that it lists; undefined if it doesn't exist
 */
export async function readRows(files: Files, outDir: string, name: string): Promise<ListedFile[] | undefined> {
  const listing = await readListing(files, outDir, name);
  const rows = Array.isArray(listing?.files) ? listing.files : [];
  return listing && rows.filter(isOwnRow);
}

function isOwnRow(row: Partial<ListedFile> | null): row is ListedFile {
  const file = row?.path;
  return typeof file === 'string' && isArtifactPath(file) && !file.startsWith(`${workFolder}/`);
}

/** @returns the files of a commit that is running or was interrupted. The manifest may lack some of them */
export async function readJournal(files: Files, outDir: string): Promise<string[]> {
  return (await readRows(files, outDir, journalPath))?.map((row) => row.path) ?? [];
}

/**
 * Starts a commit by writing its journal.
 *
 * @param rows all files that the output may contain until the journal is removed, in an old or a new version
 * @param isDurable whether the journal must survive a power failure
 */
export async function writeJournal(
  files: WritableFiles,
  outDir: string,
  rows: Iterable<ListedFile>,
  isDurable = false,
): Promise<void> {
  const journal = {
    generator: { name: 'lectern' },
    files: Array.from(rows, ({ path: file, bytes, sha256 }) => ({ path: file, bytes, sha256 })),
  };
  const target = path.join(outDir, journalPath);
  await files.write(`${target}.next`, Buffer.from(JSON.stringify(journal)));
  if (isDurable) makeDurable([`${target}.next`]);
  await files.rename(`${target}.next`, target);
  if (isDurable) makeDurable([path.dirname(target), outDir, path.dirname(outDir)]);
}

/** Ends the commit that `writeJournal` started. */
export async function removeJournal(files: WritableFiles, outDir: string): Promise<void> {
  await files.remove(path.join(outDir, journalPath));
}
