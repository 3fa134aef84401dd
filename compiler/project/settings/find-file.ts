import path from 'node:path';
import { collectionOptions } from '../../source/source.ts';
import { foldCase } from '../../values/names/file-names.ts';
import type { Files } from '../../fs/files.ts';
import { followLink } from '../../fs/links/follow-link.ts';
import { foldersUp, isInside, relativePath } from '../../fs/inside.ts';
import type { OpenSite } from '../open-site.ts';

/**
 * Finds a file that content refers to. It must be in the site's folder, or in a content, static or alias folder of
 * the config. In content folders, a path may contain one symbolic link whose target is inside the site.
 *
 * @param sitePath path relative to the site's folder
 * @returns the absolute path, with that link resolved; undefined if the file doesn't exist
 */
export async function findFile(
  sitePath: string,
  site: Pick<OpenSite, 'dir' | 'config'>,
  files: Files,
): Promise<string | undefined> {
  const { dir, config } = site;
  const file = path.join(dir, sitePath);
  const content = collectionOptions(config).map((options) => path.resolve(dir, options.path));
  const others = [...config.staticDirectories, ...Object.values(config.aliases)].map((each) => path.resolve(dir, each));
  const root = [path.resolve(dir), ...content, ...others].find((folder) => isInside(folder, file));
  if (root === undefined) return undefined;
  const [real, realRoot] = await Promise.all([files.realPath(file), files.realPath(root)]);
  if (real === undefined || realRoot === undefined) return undefined;
  const kind = (await files.stat(file))?.kind;
  if (foldCase(real) === foldCase(path.join(realRoot, path.relative(root, file))))
    return kind === 'file' ? file : undefined;
  const folder = content.find((each) => isInside(each, file) && isInside(dir, each));
  return folder === undefined ? undefined : fileBehindLink(file, real, folder, site.dir, files);
}

/**
 * Resolves a path that contains a symbolic link; undefined if Lectern must not follow that link.
 *
 * @param file a path below a content folder. The file, or one of its parent folders, is a symbolic link
 * @param real the resolved path of the file
 */
async function fileBehindLink(
  file: string,
  real: string,
  folder: string,
  dir: string,
  files: Files,
): Promise<string | undefined> {
  const above = foldersUp(path.dirname(file)).filter((each) => each !== folder && isInside(folder, each));
  for (const link of [...above.reverse(), file]) {
    if ((await files.stat(link))?.kind !== 'link') continue;
    const followed = await followLink(files, dir, relativePath(dir, link));
    if (!followed || path.join(followed.target, path.relative(link, file)) !== real) return undefined;
    if ((await files.stat(real))?.kind !== 'file') return undefined;
    return path.join(dir, path.relative((await files.realPath(dir)) ?? dir, real));
  }
  return undefined;
}
