import path from 'node:path';
import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { stackFrames } from '../../diagnostics/stack-frames.ts';
import { thrownParts } from '../../diagnostics/thrown-text.ts';
import type { Files } from '../../fs/files.ts';
import { settingsText } from './settings-text.ts';
import { isInside, relativePath } from '../../fs/inside.ts';

type Where = Pick<ConfigIssue, 'at' | 'file'>;

/**
 * @param main absolute path of the running module
 * @returns a location in the module, or in a file that it imports, with a path relative to the module's folder. The
 * message shows no source lines of a file outside of that folder, because a symbolic link may lead there
 */
export async function placeIn(found: string, at: Point, main: string, files: Files): Promise<Where> {
  if (found === main) return { at };
  const text = isInside(path.dirname(main), found) ? await textOf(found, files) : undefined;
  return { at, file: { path: relativePath(path.dirname(main), found), text } };
}

/**
 * @param main absolute path of the running module. The module is not bundled
 * @returns where the error was thrown: the first file of the site in its stack
 */
export async function thrownPlace(error: unknown, main: string, files: Files): Promise<Where> {
  const { stack = '' } = thrownParts(error);
  for (const { file, at } of stackFrames(stack)) {
    const isOfSite = file.startsWith(`${path.dirname(main)}/`) && !file.includes('/node_modules/');
    if (isOfSite) return placeIn(file, await pointIn(file, at, files), main, files);
  }
  return {};
}

// The running code may be generated from the file. If its column exceeds the length of the line, use column 1.
async function pointIn(file: string, { line, column }: Point, files: Files): Promise<Point> {
  const length = (await textOf(file, files))?.split('\n')[line - 1]?.length ?? 0;
  return { line, column: column > length ? 1 : column };
}

/**
 * Splits a parser's message into the message itself and the location at its end. Columns in such messages
 * start at 0.
 */
export function parserPlace(message: string): { message: string; file?: string; at?: Point } {
  const [end = '', file, line, column] = /\s*\n\s*(\/[^\n]*):(\d+):(\d+)\s*$/.exec(message) ?? [];
  if (file === undefined) return { message };
  return { message: message.slice(0, -end.length), file, at: { line: Number(line), column: Number(column) + 1 } };
}

/**
 * @returns the source of a regular file; undefined for others, such as a named pipe, because reading it would block
 */
export async function textOf(file: string, files: Files): Promise<string | undefined> {
  if ((await files.stat(file))?.kind !== 'file') return undefined;
  const read = await settingsText(file, files);
  return read && 'text' in read ? read.text : undefined;
}

/** @returns an error of a module next to the config, with the module's path relative to the site's folder */
export function movedProblem(problem: ConfigIssue, file: string): ConfigIssue {
  const { key, file: other } = problem;
  return {
    ...problem,
    key: key === path.basename(file) ? file : key,
    ...(other && { file: { ...other, path: path.posix.join(path.posix.dirname(file), other.path) } }),
  };
}
