import path from 'node:path';
import picomatch from 'picomatch';
import type { Files } from '../../fs/files.ts';
import { listFiles } from '../../fs/list-files.ts';

/**
 * Registers the paths that a plugin watches as dependencies of the config. If one changes, the config and its
 * plugins run again.
 *
 * @param given the result of the plugin's `getPathsToWatch`: paths of files and folders, and globs
 * @param siteDir the base folder of relative paths
 */
export async function watchPaths(given: unknown, siteDir: string, files: Files): Promise<void> {
  if (!Array.isArray(given)) return;
  for (const written of given.filter((each) => typeof each === 'string')) {
    const glob = path.resolve(siteDir, written).split(path.sep).join('/');
    const { base, glob: pattern } = picomatch.scan(glob);
    await files.stat(base);
    // A folder means all files in it.
    const globs = { ...(pattern !== '' && { include: [pattern] }), exclude: ['**/node_modules/**'] };
    for (const { path: file } of await listFiles(files, base, globs)) await files.stat(path.join(base, file));
  }
}

/**
 * Registers the files that plugins have read as dependencies of the config. Content files are not registered
 * here: they are inputs of other tasks already.
 */
export async function watchRead(read: readonly string[], generatedDir: string, files: Files): Promise<void> {
  const isMade = (file: string) => file.startsWith(generatedDir + path.sep);
  for (const file of read) if (!/\.mdx?$/i.test(file) && !isMade(file)) await files.stat(file);
}
