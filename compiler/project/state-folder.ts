import path from 'node:path';
import { EnvironmentError } from '../fs/environment-error.ts';
import { namesIn } from '../fs/stat.ts';
import type { Name } from '../fs/files.ts';
import { processFolder } from '../fs/system-folders.ts';
import { writeRefusal } from '../fs/write-refusal.ts';

/** Where Lectern stores its cache and other files that can be deleted. */
export interface StateFolder {
  /** Absolute path of the folder. */
  dir: string;
  /**
   * Absolute path of the folder that no write leaves through a symbolic link. If the user chose the state folder,
   * this is `dir`; otherwise, the site's folder.
   */
  root: string;
  /** Set if the configured folder can't be used. A temporary folder replaces it until the process ends. */
  refusal?: EnvironmentError;
}

/** The state folder's name inside the site's folder. */
export const stateFolderName = '.lectern';
/** Unusable state folder → its temporary replacement. */
const placeholders = new Map<string, string>();

/**
 * Determines the state folder. If it can't be used, uses a temporary folder instead.
 *
 * @param siteDir absolute path
 * @param cacheDir the state folder that the user chose, relative to the current folder; undefined for the
 * default
 */
export function stateFolder(siteDir: string, cacheDir: string | undefined): StateFolder {
  const chosen = cacheDir === undefined ? undefined : path.resolve(cacheDir);
  const preferred = chosen ?? path.join(siteDir, stateFolderName);
  const refusal = writeRefusal(preferred) ?? (cacheDir === undefined ? linkRefusal(siteDir) : undefined);
  if (!refusal) return { dir: preferred, root: chosen ?? siteDir };
  const placeholder = placeholderFor(preferred);
  return { dir: placeholder, root: placeholder, refusal };
}

/** Refuses a state folder that is a link: cleaning it could delete files outside of the site. */
function linkRefusal(siteDir: string): EnvironmentError | undefined {
  try {
    const own = namesIn(siteDir).find(({ name }) => name === stateFolderName);
    const link = own && linkAt(path.join(siteDir, stateFolderName), own.kind);
    if (link === undefined) return undefined;
    return new EnvironmentError(
      `"${link}" is a symbolic link, and Lectern does not write its cache through links`,
      'delete the link, or choose another folder with --cache-dir',
    );
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
}

/** @returns the absolute path of the first link in the state folder; undefined if there is none */
function linkAt(file: string, kind: Name['kind']): string | undefined {
  // The output folder of `dev` is in the state folder, but `dev` checks that folder for links itself.
  if (kind !== 'folder' || file.endsWith(path.join(stateFolderName, 'dev'))) return kind === 'link' ? file : undefined;
  for (const inside of namesIn(file)) {
    const link = linkAt(path.join(file, inside.name), inside.kind);
    if (link !== undefined) return link;
  }
  return undefined;
}

function placeholderFor(preferred: string): string {
  const known = placeholders.get(preferred);
  if (known !== undefined) return known;
  const dir = processFolder('state');
  placeholders.set(preferred, dir);
  return dir;
}
