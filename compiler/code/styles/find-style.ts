import path from 'node:path';
import { foldersUp } from '../../fs/inside.ts';
import type { CodeRun } from '../code-run.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** A compiled style sheet: its CSS and the absolute paths of all its files; or an error. */
export type CompiledStyle = { css: string; loaded: readonly string[] } | StyleProblem;

/** An error in a style sheet, or in a file that it imports. */
export interface StyleProblem {
  reason: string;
  /** Absolute path, if known. */
  file?: string | undefined;
  /** Line, from 1. */
  line: number;
  /** Column, from 0. */
  column: number;
}

/**
 * Resolves an import in a style sheet: `~kit/colors`, `kit/colors` or `@site/src/colors`.
 *
 * @param from absolute path of the importing file
 * @returns a path, possibly without extension; undefined for a relative import
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
