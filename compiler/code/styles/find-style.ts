import path from 'node:path';
import { foldersUp } from '../../fs/inside.ts';
import type { CodeRun } from '../code-run.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** What a compiler makes of a style sheet: its CSS and the files that are in it, absolute; or what is wrong with it. */
export type CompiledStyle = { css: string; loaded: readonly string[] } | StyleFault;

/** A fault of a style sheet, or of a file that it uses. */
export interface StyleFault {
  reason: string;
  /** Absolute; absent where nothing is known of it. */
  file?: string | undefined;
  /** The first is 1. */
  line: number;
  /** The first is 0. */
  column: number;
}

/**
 * Finds what a style sheet means by `~kit/colors`, `kit/colors` or `@site/src/colors`.
 *
 * @param from the file that says so, absolute
 * @returns its path, as far as it is written; nothing where that counts from the file
 */
export async function findStyle(url: string, from: string, { dir, files }: CodeRun): Promise<string | undefined> {
  if (url.startsWith('@site/')) return path.join(dir, url.slice('@site/'.length));
  const specifier = url.replace(/^~/, '');
  if (/^[./]|:/.test(specifier)) return undefined;
  for (const folder of foldersUp(path.dirname(from))) {
    const home = path.join(folder, 'node_modules', packageName(specifier));
    if ((await files.realPath(home)) !== undefined) return path.join(folder, 'node_modules', specifier);
  }
  return undefined;
}
