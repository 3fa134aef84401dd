import path from 'node:path';
import { refusal } from '../diagnostics/errors/problem.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import { isInside } from '../fs/inside.ts';
import { fileText } from '../fs/text-file.ts';
import { listFiles } from '../fs/list-files.ts';

/**
 * Lectern's own folder in the output folder. It exists only during a commit. The folder contains the lock, staged files
 * and the journal.
 */
export const workFolder = '.lectern';
export const manifestPath = 'corpus/manifest.json';
/**
 * The journal exists while a commit changes the output. It lists every file that the commit would leave if it were
 * interrupted, in the old and the new version.
 */
export const journalPath = `${workFolder}/journal.json`;

/** Content of a manifest or a journal. Other programs may have changed it. */
interface Listing {
  generator?: { name?: unknown };
  files?: (Partial<ListedFile> | null)[];
}

/** A file in a manifest or a journal. */
export interface ListedFile {
  path: string;
  /** Size in bytes. Absent if the list contains only the path of the file. */
  bytes?: number;
  sha256?: string;
}

/** @returns the valid parts of a manifest or a journal; undefined if it doesn't exist */
export async function readListing(files: Files, outDir: string, name: string): Promise<Listing | undefined> {
  const text = await fileText(path.join(outDir, name), files);
  try {
    return text === undefined ? undefined : ((JSON.parse(text) as Listing | null) ?? {});
  } catch {
    return {};
  }
}

/**
 * Refuses an output folder if a compile could damage other files in the folder.
 *
 * @param outDir absolute path
 * @param siteDir absolute path
 * @param contentDirs absolute paths of the content folders
 * @throws ConfigError if the folder overlaps with the site; EnvironmentError if it contains files that Lectern did not
 * write
 */
export async function checkOutputFolder(
  files: Files,
  outDir: string,
  siteDir: string,
  contentDirs: string[],
): Promise<void> {
  const realOut = await realPathOf(files, outDir);
  for (const [dir, content] of [
    [siteDir, 'the site'] as const,
    ...contentDirs.map((dir) => [dir, 'content'] as const),
  ]) {
    if (isInside(realOut, await realPathOf(files, dir))) {
      throw refusal('--out-dir', {
        key: outDir,
        message: `the output folder is the folder of ${content}, or contains that folder`,
        hint: 'choose a separate folder, such as "dist"',
      });
    }
  }
  const stat = await files.stat(realOut);
  if (stat && stat.kind !== 'folder')
    throw new EnvironmentError(`"${outDir}" is not a folder`, 'choose another output folder');
  const entries = await listFiles(files, realOut);
  const isOurs =
    entries.every((entry) => entry.path.startsWith(`${workFolder}/`)) || (await isPublished(files, realOut));
  if (!isOurs) {
    throw new EnvironmentError(
      `"${outDir}" contains files that Lectern did not write`,
      'choose an empty folder, or empty this folder; Lectern did not change anything in it',
    );
  }
}

// If the first run was interrupted, the folder has a journal but no manifest.
async function isPublished(files: Files, outDir: string): Promise<boolean> {
  const listings = [manifestPath, journalPath].map((name) => readListing(files, outDir, name));
  return (await Promise.all(listings)).some((listing) => listing?.generator?.name === 'lectern');
}

// Returns the real path of a folder, or of its nearest existing parent if the folder doesn't exist.
async function realPathOf(files: Files, dir: string): Promise<string> {
  const real = await files.realPath(dir);
  if (real !== undefined) return real;
  const parent = path.dirname(dir);
  return parent === dir ? dir : path.join(await realPathOf(files, parent), path.basename(dir));
}

/** A file in the manifest of an output. */
export interface ManifestRow {
  path: string;
  bytes: number;
  sha256: string;
}
