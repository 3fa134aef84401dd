import path from 'node:path';
import { isArtifactPath } from './artifact-paths.ts';
import type { Files } from '../fs/files.ts';
import { manifestPath, workFolder } from './output-folder.ts';

/**
 * The journal names every file that a commit may leave behind when it is killed: those there were and those to come.
 * It lies in the output folder from the first change to the last.
 */
export const journalPath = `${workFolder}/journal.json`;

/** @returns the files of an output folder that Lectern wrote, by its manifest and by the journal of a killed commit */
export async function readOwnPaths(files: Files, outDir: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const name of [manifestPath, journalPath]) {
    const bytes = await files.read(path.join(outDir, name));
    if (!bytes) continue;
    paths.add(manifestPath);
    for (const file of pathsIn(bytes)) if (isOwnPath(file)) paths.add(file);
  }
  return paths;
}

/** @returns the files of a commit that is under way, or was killed: they may lie there before the manifest names them */
export async function readJournal(files: Files, outDir: string): Promise<string[]> {
  const bytes = await files.read(path.join(outDir, journalPath));
  return bytes ? pathsIn(bytes).filter(isOwnPath) : [];
}

/** @param paths every file that may be there until the journal is removed, relative to the output folder */
export async function writeJournal(files: Files, outDir: string, paths: Iterable<string>): Promise<void> {
  const journal = { generator: { name: 'lectern' }, files: [...paths].map((file) => ({ path: file })) };
  const target = path.join(outDir, journalPath);
  await files.write(`${target}.next`, Buffer.from(JSON.stringify(journal)));
  await files.rename(`${target}.next`, target);
}

/** Ends the commit that `writeJournal` began. */
export async function removeJournal(files: Files, outDir: string): Promise<void> {
  await files.remove(path.join(outDir, journalPath));
}

// The files of the output are not trusted: a manifest may have been changed to name files elsewhere.
function isOwnPath(file: unknown): file is string {
  return typeof file === 'string' && isArtifactPath(file) && !file.startsWith(`${workFolder}/`);
}

function pathsIn(bytes: Uint8Array): unknown[] {
  try {
    const { files } = JSON.parse(Buffer.from(bytes).toString()) as { files?: { path?: unknown }[] };
    return Array.isArray(files) ? files.map((row) => row?.path) : [];
  } catch {
    return [];
  }
}
