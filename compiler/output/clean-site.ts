import path from 'node:path';
import { refusal } from '../config/problem.ts';
import { disk } from '../fs/disk.ts';
import type { Files } from '../fs/files.ts';
import { isInside } from '../fs/inside.ts';
import { stateFolderName } from '../project/state-folder.ts';
import { generationsFolder } from './generations.ts';
import { takeLock } from './lock.ts';
import { checkOutputFolder, workFolder } from './output-folder.ts';

/**
 * Removes what compiling has written: the output folder, with its generations, and what is kept for the next run.
 *
 * @returns the folders that were removed, as absolute paths
 * @throws ConfigError when there is no such folder
 * @throws EnvironmentError when the output folder holds files that Lectern did not write, or is being written
 */
export async function cleanSite(
  siteDir: string,
  { outDir = path.join(siteDir, 'dist') }: { outDir?: string | undefined } = {},
  files: Files = disk,
): Promise<string[]> {
  const [dir, out] = [path.resolve(siteDir), path.resolve(outDir)];
  if ((await files.stat(dir))?.kind !== 'folder') throw refusal(siteDir, { message: 'there is no such folder' });
  const removed: string[] = [];
  const remove = async (folder: string) => {
    if ((await files.stat(folder)) === undefined) return;
    await files.remove(folder);
    removed.push(folder);
  };
  const real = await files.realPath(out);
  if (real !== undefined) {
    await checkOutputFolder(files, out, dir, []);
    const release = await takeLock(files, path.join(out, workFolder, 'lock'), `"${out}"`);
    await remove(out);
    // With `publish: 'swap'` the output is a link to one of them.
    if (isInside(generationsFolder(out), real)) await remove(generationsFolder(out));
    await release();
  }
  await remove(path.join(dir, stateFolderName));
  return removed;
}
