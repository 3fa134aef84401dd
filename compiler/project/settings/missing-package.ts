import type { ConfigProblem } from '../../config/problem.ts';
import type { Files } from '../../fs/files.ts';
import { pointAt } from './json-fault.ts';
import { settingsText } from './settings-text.ts';

/** @returns the name of the package that a module asked for in vain, by what its import has thrown */
export function missingPackage(error: unknown): string | undefined {
  if ((error as NodeJS.ErrnoException | null | undefined)?.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  return /^Cannot find package '([^']+)'/.exec((error as Error).message)?.[1];
}

/**
 * What is told of a module that needs a package which is not there. Node names the bundle that was run, which nobody
 * has written.
 *
 * @param file the module, absolute
 */
export async function notInstalled(
  name: string,
  file: string,
  files: Files,
): Promise<Pick<ConfigProblem, 'message' | 'hint' | 'at'>> {
  const read = await settingsText(file, files);
  const text = read && 'text' in read ? read.text : '';
  const offset = Math.max(text.indexOf(`'${name}`), text.indexOf(`"${name}`));
  return {
    message: `the package ${JSON.stringify(name)} is not installed`,
    hint: `run "npm install ${name}" in the folder of the site, or take the import out`,
    // It may be imported by another file, which Node does not name.
    at: offset < 0 ? undefined : pointAt(text, offset),
  };
}
