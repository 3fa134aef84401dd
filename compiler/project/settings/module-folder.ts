import path from 'node:path';
import type { WritableFiles } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { realPathOf } from '../../fs/stat.ts';

/** The folder in which Lectern stores bundled config modules, and write access to it. */
export interface WorkFolder {
  /** Absolute path of the folder. */
  dir: string;
  /** Absolute path of the site's folder. It is the working directory of the site's code. */
  siteDir: string;
  files: WritableFiles;
}

/**
 * Returns a folder for bundled config modules. Node searches packages in the folders above a module, and must find
 * the site's packages. If the state folder is outside of the site, it gets links to them:
 *
 *     config/node_modules          →  /repository/node_modules
 *     config/inner/node_modules    →  /repository/site/node_modules
 *     config/inner/                   the returned folder
 *
 * @param siteDir absolute path
 * @param stateDir absolute path of the state folder
 */
export async function moduleFolder(siteDir: string, stateDir: string): Promise<WorkFolder> {
  const folder = path.join(stateDir, 'config');
  // The links of a state folder inside the site are not followed, because the site's repository may contain them.
  // Only the user can choose a state folder elsewhere.
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

/** @returns the `node_modules` folders at and above the site, outermost first */
async function packageFolders(dir: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of foldersUp(dir).map((each) => path.join(each, 'node_modules')))
    if (realPathOf(folder) !== undefined) found.unshift(folder);
  return found;
}
