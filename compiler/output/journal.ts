import path from 'node:path';
import { makeDurable } from '../fs/durable.ts';
import { isArtifactPath } from '../values/file-names.ts';
import type { Files } from '../fs/files.ts';
import { journalPath, manifestPath, readListing, workFolder } from './output-folder.ts';

/** @returns the files of an output folder that Lectern wrote, by its manifest and by the journal of a killed commit */
export async function readOwnPaths(files: Files, outDir: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const name of [manifestPath, journalPath]) {
    const listed = await readPaths(files, outDir, name);
    for (const file of listed ? [manifestPath, ...listed] : []) paths.add(file);
  }
  return paths;
}

/** @returns the files of a commit that is under way, or was killed: they may lie there before the manifest names them */
export async function readJournal(files: Files, outDir: string): Promise<string[]> {
  return (await readPaths(files, outDir, journalPath)) ?? [];
}

/**
 * @param isDurable whether the journal has to survive a power loss
 * @param paths every file that may be there until the journal is removed, relative to the output folder
 */
export async function writeJournal(
  files: Files,
  outDir: string,
  paths: Iterable<string>,
  isDurable = false,
): Promise<void> {
  const journal = { generator: { name: 'lectern' }, files: [...paths].map((file) => ({ path: file })) };
  const target = path.join(outDir, journalPath);
  await files.write(`${target}.next`, Buffer.from(JSON.stringify(journal)));
  if (isDurable) makeDurable([`${target}.next`]);
  await files.rename(`${target}.next`, target);
  if (isDurable) makeDurable([path.dirname(target), outDir, path.dirname(outDir)]);
}

/** Ends the commit that `writeJournal` began. */
export async function removeJournal(files: Files, outDir: string): Promise<void> {
  await files.remove(path.join(outDir, journalPath));
}

// The files of the output are not trusted: a manifest may have been changed to name files elsewhere.
function isOwnPath(file: unknown): file is string {
  return typeof file === 'string' && isArtifactPath(file) && !file.startsWith(`${workFolder}/`);
}

/** @returns the files that a manifest or a journal names; nothing when there is none */
async function readPaths(files: Files, outDir: string, name: string): Promise<string[] | undefined> {
  const listing = await readListing(files, outDir, name);
  const rows = Array.isArray(listing?.files) ? listing.files : [];
  return listing && rows.map((row) => row?.path).filter(isOwnPath);
}
