import path from 'node:path';
import type { WritableFiles } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { realPathOf } from '../../fs/look.ts';

/** A folder for generated files of a site's config, with access to write them. */
export interface WorkFolder {
  /** Absolute. */
  dir: string;
  /** The site's folder, absolute; its code runs there. */
  siteDir: string;
  files: WritableFiles;
}

/**
 * Names a folder for bundled modules of the site. They import the same packages as the site, and Node searches packages
 * in the folders around a module. A folder outside the site contains links to the site's packages:
 *
 *     config/node_modules          →  /repository/node_modules
 *     config/inner/node_modules    →  /repository/site/node_modules
 *     config/inner/                   the folder
 *
 * @param siteDir absolute
 * @param stateDir the folder of Lectern's disposable files, absolute
 */
export async function moduleFolder(siteDir: string, stateDir: string): Promise<WorkFolder> {
  const folder = path.join(stateDir, 'config');
  // Content may add links to a folder of the site. A folder elsewhere is the user's choice.
  if (isInside(siteDir, stateDir)) return { dir: folder, siteDir, files: filesBelow(siteDir) };
  const files = filesBelow(stateDir);
  let inner = folder;
  for (const packages of await packageFolders(siteDir)) {
    await files.makeFolder(inner);
    const link = path.join(inner, 'node_modules');
    if (realPathOf(link) !== realPathOf(packages)) {
      await files.remove(link);
      await files.link(packages, link);
    }
    inner = path.join(inner, 'inner');
  }
  return { dir: inner, siteDir, files };
}

/** @returns the folders of packages around the site, from the outermost to its own */
async function packageFolders(dir: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of foldersUp(dir).map((each) => path.join(each, 'node_modules')))
    if (realPathOf(folder) !== undefined) found.unshift(folder);
  return found;
}
