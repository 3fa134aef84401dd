import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { thrownParts } from '../../diagnostics/thrown-text.ts';
import type { Files } from '../../fs/files.ts';
import { pointAt } from './json-problem.ts';
import { packageName } from './package-versions.ts';
import { settingsText } from './settings-text.ts';

/** @returns the name of the package that an import or `require` didn't find; undefined for other errors */
export function missingPackage(error: unknown): string | undefined {
  const { message = '' } = thrownParts(error);
  const [, imported] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  const [, required] = /^Cannot find module '([^./'][^']*)'\nRequire stack/.exec(message) ?? [];
  return imported ?? (required && packageName(required));
}

/**
 * Creates the error for a module that imports a missing package. It replaces Node's message, which contains the path
 * of the generated bundle.
 *
 * @param file absolute path of the module
 */
export async function notInstalled(
  name: string,
  file: string,
  files: Files,
): Promise<Pick<ConfigIssue, 'message' | 'hint' | 'at'>> {
  const read = await settingsText(file, files);
  const text = read && 'text' in read ? read.text : '';
  const offset = Math.max(text.indexOf(`'${name}`), text.indexOf(`"${name}`));
  return {
    message: `the package ${JSON.stringify(name)} is not installed`,
    hint: `run "npm install ${name}" in the folder of the site, or remove the import`,
    // Without a match, another file contains the import. Node's error doesn't name that file.
    at: offset < 0 ? undefined : pointAt(text, offset),
  };
}
