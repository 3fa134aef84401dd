import path from 'node:path';
import { refusal } from '../diagnostics/errors/problem.ts';
import { disk } from '../fs/disk.ts';
import { filesBelow } from '../fs/files-below.ts';
import { realPathOf, statOf } from '../fs/stat.ts';
import { stateFolderName } from '../project/state-folder.ts';
import { generationOf, generationsFolder, isGeneration } from './generations.ts';
import { takeLock } from './lock.ts';
import { checkOutputFolder, workFolder } from './output-folder.ts';
import { outputPlace, type OutputPlace } from './output-place.ts';
import { removeOutput } from './own-files.ts';

/** The result of cleaning. All paths are absolute. */
export interface CleanedSite {
  /** The removed folders. */
  removed: string[];
  /** Files in the output folder that Lectern did not write, or that someone has changed. They are not removed. */
  left: string[];
}

/**
 * Removes the output folder with all generations, and the cache.
 *
 * @throws ConfigError if the site's folder doesn't exist
 * @throws EnvironmentError if the output folder contains files that Lectern did not write, or if it is locked
 */
export async function cleanSite(
  siteDir: string,
  { outDir }: { outDir?: string | undefined } = {},
): Promise<CleanedSite> {
  const dir = path.resolve(siteDir);
  if (statOf(dir)?.kind !== 'folder') throw refusal(siteDir, { message: 'there is no folder with this name' });
  const output = outputPlace(dir, outDir);
  const state = path.join(dir, stateFolderName);
  const there = [output.dir, generationsFolder(output.dir), state].filter((folder) => statOf(folder) !== undefined);
  let left: string[] = [];
  if (realPathOf(output.dir) !== undefined) {
    await checkOutputFolder(disk, output.dir, dir, []);
    left = await cleanOutput(output);
  }
  await filesBelow(dir).remove(state);
  return { removed: there.filter((folder) => statOf(folder) === undefined), left };
}

/** Removes the output. @returns the files that were not removed */
async function cleanOutput({ dir, files }: OutputPlace): Promise<string[]> {
  const current = generationOf(dir);
  const folder = current ?? dir;
  const release = await takeLock(files, path.join(folder, workFolder, 'lock'), `"${dir}"`);
  try {
    if (current === undefined) return await removeOutput(files, dir);
    const generations = path.dirname(current);
    const others = (await files.names(generations)).filter(
      ({ name }) => isGeneration(name) && name !== path.basename(current),
    );
    const left: string[] = [];
    for (const { name } of others) left.push(...(await removeOutput(files, path.join(generations, name), current)));
    left.push(...(await removeOutput(files, current)));
    if (!(await files.stat(current))) await files.remove(dir);
    for (const name of ['lock', 'next']) await files.remove(path.join(generations, name));
    await files.removeEmptyFolder(generations);
    return left;
  } finally {
    await release();
  }
}
