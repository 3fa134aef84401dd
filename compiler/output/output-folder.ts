import path from 'node:path';
import { refusal } from '../config/problem.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import { isInside } from '../fs/inside.ts';

/** What Lectern keeps in the output folder while it writes: the lock, the staged files and the journal. */
export const workFolder = '.lectern';
export const manifestPath = 'corpus/manifest.json';

/**
 * Refuses an output folder in which a compile could harm files that are not its own.
 *
 * @param outDir absolute
 * @param siteDir absolute
 * @param contentDirs folders of content, absolute
 * @throws ConfigError when it overlaps with the site, EnvironmentError when it holds the files of somebody else
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
        hint: 'choose a folder of its own, such as "dist"',
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
      `"${outDir}" holds files that Lectern did not write`,
      'choose an empty folder, or empty this one; nothing in it was changed',
    );
  }
}

// A run that was killed may have left a journal and no manifest yet.
async function isPublished(files: Files, outDir: string): Promise<boolean> {
  const texts = [manifestPath, `${workFolder}/journal.json`].map((name) => files.read(path.join(outDir, name)));
  return (await Promise.all(texts)).some((bytes) => {
    try {
      return bytes !== undefined && JSON.parse(Buffer.from(bytes).toString()).generator.name === 'lectern';
    } catch {
      return false;
    }
  });
}

// Of a folder that isn't there yet, the nearest one above it counts.
async function realPathOf(files: Files, dir: string): Promise<string> {
  const real = await files.realPath(dir);
  if (real !== undefined) return real;
  const parent = path.dirname(dir);
  return parent === dir ? dir : path.join(await realPathOf(files, parent), path.basename(dir));
}
