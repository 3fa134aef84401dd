import path from 'node:path';
import { collectionOptions } from '../../source/source.ts';
import { foldCase } from '../../values/file-names.ts';
import type { Files } from '../../fs/files.ts';
import { isInside } from '../../fs/inside.ts';
import type { OpenSite } from '../open-site.ts';

/**
 * Looks for a file that content names. It must lie in the site's folder or in one that the config names, and no link
 * may be on the way from there to it.
 *
 * @param sitePath relative to the site's folder
 * @returns its absolute path; nothing when there is no such file
 */
export async function findFile(
  sitePath: string,
  { dir, config }: Pick<OpenSite, 'dir' | 'config'>,
  files: Files,
): Promise<string | undefined> {
  const file = path.join(dir, sitePath);
  const named = collectionOptions(config).map((options) => options.path);
  const roots = ['.', ...named, ...config.staticDirectories, ...Object.values(config.aliases)].map((folder) =>
    path.resolve(dir, folder),
  );
  const root = roots.find((folder) => isInside(folder, file));
  if (root === undefined || (await files.stat(file))?.kind !== 'file') return undefined;
  const [real, realRoot] = await Promise.all([files.realPath(file), files.realPath(root)]);
  if (real === undefined || realRoot === undefined) return undefined;
  return foldCase(real) === foldCase(path.join(realRoot, path.relative(root, file))) ? file : undefined;
}
