import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../fs/attempt.ts';
import type { Files } from '../../fs/files.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';

/**
 * Names a folder for modules of the site that were bundled. They import packages as the site does, and Node looks for
 * these in the folders around a module. Where that folder lies elsewhere it has links to the site's:
 *
 *     config/node_modules          →  /repository/node_modules
 *     config/inner/node_modules    →  /repository/site/node_modules
 *     config/inner/                   the folder
 *
 * @param siteDir absolute
 * @param stateDir where Lectern keeps what it may throw away, absolute
 */
export async function moduleFolder(siteDir: string, stateDir: string, files: Files): Promise<string> {
  const folder = path.join(stateDir, 'config');
  if (isInside(siteDir, stateDir)) return folder;
  let inner = folder;
  for (const packages of await packageFolders(siteDir, files)) {
    await files.makeFolder(inner);
    const link = path.join(inner, 'node_modules');
    if ((await files.realPath(link)) !== (await files.realPath(packages))) {
      await files.remove(link);
      // A junction is what Windows has for everybody; other systems take it for a link.
      attempt(`make the link "${link}"`, () => symlinkSync(packages, link, 'junction'), ['EEXIST']);
    }
    inner = path.join(inner, 'inner');
  }
  return inner;
}

/** @returns the folders of packages around the site, from the outermost to its own */
async function packageFolders(dir: string, files: Files): Promise<string[]> {
  const found: string[] = [];
  for (const folder of foldersUp(dir).map((each) => path.join(each, 'node_modules')))
    if ((await files.realPath(folder)) !== undefined) found.unshift(folder);
  return found;
}
