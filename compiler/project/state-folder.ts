import path from 'node:path';
import { EnvironmentError } from '../fs/environment-error.ts';
import { listBelow, namesIn } from '../fs/look.ts';
import { processFolder } from '../fs/system-folders.ts';
import { writeRefusal } from '../fs/write-refusal.ts';

/** The folder of the cache and other files that can be deleted. */
export interface StateFolder {
  /** Absolute. */
  dir: string;
  /** The folder that links must not leave: the state folder itself if the user names it, else the site's. Absolute. */
  root: string;
  /** Why the configured folder is not used; the replacement is removed when this process ends. */
  refusal?: EnvironmentError;
}

/** Its name in the site's folder. */
export const stateFolderName = '.lectern';
/** Unusable folder → its replacement. */
const placeholders = new Map<string, string>();

/**
 * @param siteDir absolute
 * @param cacheDir a replacement for the folder in the site, relative to the current folder
 */
export function stateFolder(siteDir: string, cacheDir: string | undefined): StateFolder {
  const chosen = cacheDir === undefined ? undefined : path.resolve(cacheDir);
  const preferred = chosen ?? path.join(siteDir, stateFolderName);
  const refusal = writeRefusal(preferred) ?? (cacheDir === undefined ? linkRefusal(siteDir) : undefined);
  if (!refusal) return { dir: preferred, root: chosen ?? siteDir };
  const placeholder = placeholderFor(preferred);
  return { dir: placeholder, root: placeholder, refusal };
}

/** If the site contains a link at this path, cleaning could delete files outside the site. */
function linkRefusal(siteDir: string): EnvironmentError | undefined {
  const isOurs = (file: string) => file === stateFolderName || file.startsWith(`${stateFolderName}/`);
  // `dev` checks its output folder itself.
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

function placeholderFor(preferred: string): string {
  const known = placeholders.get(preferred);
  if (known !== undefined) return known;
  const dir = processFolder('state');
  placeholders.set(preferred, dir);
  return dir;
}
