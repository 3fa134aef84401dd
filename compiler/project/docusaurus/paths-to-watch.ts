import path from 'node:path';
import picomatch from 'picomatch';
import type { Files } from '../../fs/files.ts';

/**
 * Registers the paths that a plugin watches, so that a change in them runs the config and its plugins again.
 *
 * @param given what its `getPathsToWatch` returns: paths of files and folders, and globs
 * @param siteDir the base folder of relative paths
 */
export async function watchPaths(given: unknown, siteDir: string, files: Files): Promise<void> {
  if (!Array.isArray(given)) return;
  for (const written of given.filter((each) => typeof each === 'string')) {
    const glob = path.resolve(siteDir, written).split(path.sep).join('/');
    const { base, glob: pattern } = picomatch.scan(glob);
    // A folder means all that is in it.
    const isMeant = picomatch(pattern === '' ? ['**'] : [pattern], { dot: true });
    await files.stat(base);
    for (const { path: file } of await files.list(base, (folder) => path.basename(folder) !== 'node_modules'))
      if (isMeant(file)) await files.stat(path.join(base, file));
  }
}

/**
 * Registers the files that plugins have read, for the same reason. Content files are inputs of every reader of content.
 */
export async function watchRead(read: readonly string[], generatedDir: string, files: Files): Promise<void> {
  const isMade = (file: string) => file.startsWith(generatedDir + path.sep);
  for (const file of read) if (!/\.mdx?$/i.test(file) && !isMade(file)) await files.stat(file);
}
