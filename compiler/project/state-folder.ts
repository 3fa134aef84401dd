import path from 'node:path';
import { EnvironmentError } from '../fs/environment-error.ts';
import { listBelow, namesIn } from '../fs/look.ts';
import { processFolder } from '../fs/system-folders.ts';
import { writeRefusal } from '../fs/write-refusal.ts';

/** Where Lectern keeps the cache and other files that can be deleted. */
export interface StateFolder {
  /** Absolute. */
  dir: string;
  /** The folder itself where the user names it; else the site's, which may bring links. Absolute. */
  root: string;
  /** Why it isn't the configured one; it is removed when this process ends. */
  refusal?: EnvironmentError;
}

/** Its name in the site's folder. */
export const stateFolderName = '.lectern';
/** The folders used instead of those that can't be used, by the latter. */
const placeholders = new Map<string, string>();

/**
 * @param siteDir absolute
 * @param cacheDir what is wanted in the place of the folder in the site, relative to the current folder
 */
export function stateFolder(siteDir: string, cacheDir: string | undefined): StateFolder {
  const chosen = cacheDir === undefined ? undefined : path.resolve(cacheDir);
  const wanted = chosen ?? path.join(siteDir, stateFolderName);
  const refusal = writeRefusal(wanted) ?? (cacheDir === undefined ? linkRefusal(siteDir) : undefined);
  if (!refusal) return { dir: wanted, root: chosen ?? siteDir };
  const placeholder = placeholderFor(wanted);
  return { dir: placeholder, root: placeholder, refusal };
}

/** If the site has a link in its place, cleaning it could delete files of others. */
function linkRefusal(siteDir: string): EnvironmentError | undefined {
  const isOurs = (file: string) => file === stateFolderName || file.startsWith(`${stateFolderName}/`);
  // The output of `dev` has checks of its own.
  const enter = (folder: string) => isOurs(folder) && folder !== `${stateFolderName}/dev`;
  try {
    const link = listBelow(siteDir, namesIn, enter).find(({ path: file, kind }) => kind === 'link' && isOurs(file));
    return (
      link &&
      new EnvironmentError(
        `"${path.join(siteDir, link.path)}" is a symbolic link, and may lead anywhere`,
        'delete it, or choose another folder with --cache-dir',
      )
    );
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
}

function placeholderFor(wanted: string): string {
  const known = placeholders.get(wanted);
  if (known !== undefined) return known;
  const dir = processFolder('state');
  placeholders.set(wanted, dir);
  return dir;
}
