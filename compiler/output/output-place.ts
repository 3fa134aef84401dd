import path from 'node:path';
import type { WritableFiles } from '../fs/files.ts';
import { filesBelow } from '../fs/files-below.ts';
import { realPathOf, statOf } from '../fs/stat.ts';
import { UnsafePathError } from '../fs/unsafe-path-error.ts';
import { generationOf } from './generations.ts';

/** The output folder, and access to it. */
export interface OutputPlace {
  /** Absolute path. It may be a link that Lectern created, to a generation. */
  dir: string;
  /** Access to files that can write in the output folder, and next to it. */
  files: WritableFiles;
  /** The folder in which `files` can write. */
  root: string;
}

/**
 * Determines the output folder.
 *
 * @param siteDir absolute path
 * @param chosen the folder that the user chose. It may be a symbolic link. If absent, `dist` in the site's folder
 * @throws UnsafePathError if `dist` is a link that Lectern did not create. Such a link may come from
 * untrusted content
 */
export function outputPlace(siteDir: string, chosen: string | undefined): OutputPlace {
  const named = path.resolve(chosen ?? path.join(siteDir, 'dist'));
  const isForeign = statOf(named)?.kind === 'link' && generationOf(named) === undefined;
  if (chosen === undefined) {
    if (isForeign) throw new UnsafePathError({ file: named, root: siteDir, reason: 'link' });
    return { dir: named, files: filesBelow(siteDir), root: siteDir };
  }
  const dir = isForeign ? (realPathOf(named) ?? named) : named;
  const root = path.dirname(dir);
  return { dir, files: filesBelow(root), root };
}
