import path from 'node:path';
import type { WritableFiles } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { realPathOf } from '../../fs/stat.ts';

/** A folder for generated files of a site's config, and access to it. */
export interface WorkFolder {
  /** Absolute path of the folder. */
  dir: string;
  /** Absolute path of the site's folder. It is the working directory of the site's code. */
  siteDir: string;
  files: WritableFiles;
}

/**
 * Returns a folder for bundled config modules. They must find the same packages as the site, and Node searches packages
 * in the folders above a module. A folder outside of the site contains links to the site's packages:
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
  // Inside the site, `files` follows no links, because content may contain links. A folder elsewhere was
  // chosen by the user.
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
