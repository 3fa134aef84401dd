import path from 'node:path';
import { makeDurable } from '../fs/durable.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';
import { linkTargetOf } from '../fs/stat.ts';
import { takeLock } from './lock.ts';
import { workFolder } from './output-folder.ts';
import { removeOutput } from './own-files.ts';
import { listFiles } from '../fs/list-files.ts';

/**
 * An output that is published in a single step. The output folder is a link. Each compile creates a new
 * folder, called a generation, and finally switches the link to it:
 *
 *     dist     →  .dist/7
 *     .dist/6     the previous generation: readers may still use it; the next compile removes it
 *     .dist/7     the current generation
 *
 * Unchanged files are not copied: both generations contain them as hard links. Files are only replaced, never
 * modified, so a change doesn't affect the older generation.
 */
export type Generation = Awaited<ReturnType<typeof openGeneration>>;

/** @returns the folder with the generations of an output: `dist` → `.dist` */
export function generationsFolder(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}`);
}

/** Whether a name in that folder is the name of a generation. */
export function isGeneration(name: string): boolean {
  return /^\d+$/.test(name);
}

/**
 * @returns the generation to which the output's link leads, even if its folder is missing; undefined without such a
 * link
 */
export function generationOf(outDir: string): string | undefined {
  const link = linkTargetOf(outDir);
  const target = link === undefined ? undefined : path.resolve(path.dirname(outDir), link);
  const isOurs =
    target !== undefined && path.dirname(target) === generationsFolder(outDir) && isGeneration(path.basename(target));
  return isOurs ? target : undefined;
}

/**
 * Creates the next generation.
 *
 * @param outDir absolute path
 * @throws EnvironmentError if the path is not an output of Lectern, if another compile is running, or on Windows
 */
export async function openGeneration(files: WritableFiles, outDir: string) {
  if (process.platform === 'win32')
    throw new EnvironmentError('publish: "swap" needs symbolic links, which Windows lacks', 'set publish: "in-place"');
  const folder = generationsFolder(outDir);
  await files.makeFolder(folder);
  const release = await takeLock(files, path.join(folder, 'lock'), `"${outDir}"`);
  try {
    const current = await currentOf(files, outDir);
    const names = (await files.names(folder)).map(({ name }) => name);
    const numbers = names.filter(isGeneration).map(Number);
    const old = numbers.map((number) => path.join(folder, String(number))).filter((each) => each !== current);
    const left: string[] = [];
    for (const each of old) left.push(...(await removeOutput(files, each, current)));
    const next = path.join(folder, String(Math.max(0, ...numbers) + 1));
    if (current !== undefined) await cloneFolder(files, current, next);
    return {
      /** Absolute path of the new generation. At first, it contains the files of the current generation. */
      dir: next,
      /**
       * Absolute paths of files in older generations that Lectern did not write, or that someone has changed. They are
       * not removed.
       */
      left,
      /** Switches the link to the new generation. */
      async swapIn(): Promise<void> {
        const link = path.join(folder, 'next');
        await files.remove(link);
        await files.link(path.relative(path.dirname(outDir), next), link);
        // At the first compile with links, the output is still a folder. A link can't replace a folder in one
        // step, so the folder is moved first.
        const former = path.join(folder, '0');
        const isFolder = (await files.stat(outDir))?.kind === 'folder';
        if (isFolder) await files.rename(outDir, former);
        try {
          await files.rename(link, outDir);
        } catch (error) {
          if (isFolder) await files.rename(former, outDir);
          throw error;
        }
        makeDurable([path.dirname(outDir)]);
      },
      /**
       * Ends the compile. If the output's link doesn't lead to the new generation, because `swapIn` failed or was not
       * called, removes this generation.
       */
      async end(): Promise<void> {
        try {
          if (generationOf(outDir) !== next) await files.remove(next);
        } finally {
          await release();
        }
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** @returns the folder that is currently published; undefined without one */
async function currentOf(files: WritableFiles, outDir: string): Promise<string | undefined> {
  const kind = (await files.stat(outDir))?.kind;
  if (kind === undefined || kind === 'folder') return kind && outDir;
  const generation = generationOf(outDir);
  if (generation !== undefined) return (await files.stat(generation)) && generation;
  throw new EnvironmentError(
    `"${outDir}" is not an output folder of Lectern`,
    'move this folder away, or choose another output folder',
  );
}

async function cloneFolder(files: WritableFiles, from: string, to: string): Promise<void> {
  for (const { path: file, kind } of await listFiles(files, from, { exclude: [`${workFolder}/**`] }))
    if (kind === 'file') await files.clone(path.join(from, file), path.join(to, file));
}
