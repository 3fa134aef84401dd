import { ofSource } from '../diagnostics/page-error.ts';
import path from 'node:path';
import { readUnscanned } from '../fs/read.ts';
import { jsonProblem } from '../project/settings/json-problem.ts';
import type { Project } from '../project/project.ts';
import type { Written } from './message-file.ts';
import { isObject } from '../values/objects.ts';

/**
 * @param file path relative to the site's folder
 * @returns the content of a UI string file; empty if it doesn't exist or can't be read. Errors in it are
 * reported when the site is scanned
 */
export function readMessageFile(file: string, project: Pick<Project, 'dir' | 'files'>): Promise<Written> {
  return ofSource(file, () => messagesIn(file, project));
}

async function messagesIn(file: string, { dir, files }: Pick<Project, 'dir' | 'files'>): Promise<Written> {
  if (!(await files.stat(path.join(dir, file)))) return {};
  const reading = await readUnscanned(files, dir, file);
  if ('diagnostic' in reading || jsonProblem(reading.text)) return {};
  const value: unknown = JSON.parse(reading.text);
  return isObject(value) ? (value as Written) : {};
}
