import path from 'node:path';
import type { ConfigProblem } from '../../config/problem.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { thrownParts } from '../../diagnostics/thrown-text.ts';
import type { Files } from '../../fs/files.ts';
import { settingsText } from './settings-text.ts';

type Where = Pick<ConfigProblem, 'at' | 'file'>;

/**
 * @param main the module that is run, absolute
 * @returns a place in it, or in a file that it imports, which is named from its folder
 */
export async function placeIn(found: string, at: Point, main: string, files: Files): Promise<Where> {
  if (found === main) return { at };
  const read = await settingsText(found, files);
  const text = read && 'text' in read ? read.text : undefined;
  return { at, file: { path: path.relative(path.dirname(main), found).replaceAll(path.sep, '/'), text } };
}

/**
 * @param main the module that is run as it is, absolute
 * @returns where it was thrown: the innermost file of the site that the stack names
 */
export async function thrownPlace(error: unknown, main: string, files: Files): Promise<Where> {
  const { stack = '' } = thrownParts(error);
  for (const [, file = '', line, column] of stack.matchAll(
    /(?:\bat |\()(?:file:\/\/)?(\/[^\n()]*):(\d+):(\d+)\)?$/gm,
  )) {
    const isOfSite = file.startsWith(`${path.dirname(main)}/`) && !file.includes('/node_modules/');
    if (isOfSite) return placeIn(file, { line: Number(line), column: Number(column) }, main, files);
  }
  return {};
}

/** @returns a fault of a module beside the config as it is seen from the site's folder */
export function movedProblem(problem: ConfigProblem, file: string): ConfigProblem {
  const { key, file: other } = problem;
  return {
    ...problem,
    key: key === path.basename(file) ? file : key,
    ...(other && { file: { ...other, path: path.posix.join(path.posix.dirname(file), other.path) } }),
  };
}
