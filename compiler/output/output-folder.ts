import path from 'node:path';
import { refusal } from '../config/problem.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import { isInside } from '../fs/inside.ts';
import { fileText } from '../fs/text-file.ts';

/** Lectern's folder in the output folder during a commit: the lock, the staged files and the journal. */
export const workFolder = '.lectern';
export const manifestPath = 'corpus/manifest.json';
/**
 * The journal names every file that a killed commit may leave: old and new files. It is in the output folder from the
 * first change to the last.
 */
export const journalPath = `${workFolder}/journal.json`;

/** The content of a manifest or a journal, which others may have changed. */
interface Listing {
  generator?: { name?: unknown };
  files?: (Partial<ListedFile> | null)[];
}

/** A file that a manifest or a journal lists. */
export interface ListedFile {
  path: string;
  /** Absent in a row that only names the file. */
  bytes?: number;
  sha256?: string;
}

/** @returns the readable content of a manifest or a journal, or undefined if it is missing */
export async function readListing(files: Files, outDir: string, name: string): Promise<Listing | undefined> {
  const text = await fileText(path.join(outDir, name), files);
  try {
    return text === undefined ? undefined : ((JSON.parse(text) as Listing | null) ?? {});
  } catch {
    return {};
  }
}

/**
 * Refuses an output folder in which a compile could damage other files.
 *
 * @param outDir absolute
 * @param siteDir absolute
 * @param contentDirs folders of content, absolute
 * @throws ConfigError if the folder overlaps with the site, EnvironmentError if it contains foreign files
 */
export async function checkOutputFolder(
  files: Files,
  outDir: string,
  siteDir: string,
  contentDirs: string[],
): Promise<void> {
  const realOut = await realPathOf(files, outDir);
  for (const [dir, what] of [[siteDir, 'the site'] as const, ...contentDirs.map((dir) => [dir, 'content'] as const)]) {
    if (isInside(realOut, await realPathOf(files, dir))) {
      throw refusal('--out-dir', {
        key: outDir,
        message: `is the folder of ${what}, or contains it`,
        hint: 'choose a separate folder, such as "dist"',
      });
    }
  }
  const stat = await files.stat(realOut);
  if (stat && stat.kind !== 'folder')
    throw new EnvironmentError(`"${outDir}" is not a folder`, 'choose another output folder');
  const entries = await files.list(realOut);
  const isOurs =
    entries.every((entry) => entry.path.startsWith(`${workFolder}/`)) || (await isPublished(files, realOut));
  if (!isOurs) {
    throw new EnvironmentError(
      `"${outDir}" contains files that Lectern did not write`,
      'choose an empty folder, or empty this one; nothing in it was changed',
    );
  }
}

// A killed run may have left a journal but no manifest.
async function isPublished(files: Files, outDir: string): Promise<boolean> {
  const listings = [manifestPath, journalPath].map((name) => readListing(files, outDir, name));
  return (await Promise.all(listings)).some((listing) => listing?.generator?.name === 'lectern');
}

// For a folder that doesn't exist yet, returns the real path of its nearest existing parent.
async function realPathOf(files: Files, dir: string): Promise<string> {
  const real = await files.realPath(dir);
  if (real !== undefined) return real;
  const parent = path.dirname(dir);
  return parent === dir ? dir : path.join(await realPathOf(files, parent), path.basename(dir));
}
