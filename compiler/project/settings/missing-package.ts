import type { ConfigFault } from '../../config/problem.ts';
import { thrownParts } from '../../diagnostics/thrown-text.ts';
import type { Files } from '../../fs/files.ts';
import { pointAt } from './json-fault.ts';
import { packageName } from './package-versions.ts';
import { settingsText } from './settings-text.ts';

/** @returns the name of the missing package, if that is why an import or `require` has failed */
export function missingPackage(error: unknown): string | undefined {
  const { message = '' } = thrownParts(error);
  const [, imported] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  const [, required] = /^Cannot find module '([^./'][^']*)'\nRequire stack/.exec(message) ?? [];
  return imported ?? (required && packageName(required));
}

/**
 * The error for a module with a missing package. Node's own error names the bundle, which is a generated file.
 *
 * @param file the module, absolute
 */
export async function notInstalled(
  name: string,
  file: string,
  files: Files,
): Promise<Pick<ConfigFault, 'message' | 'hint' | 'at'>> {
  const read = await settingsText(file, files);
  const text = read && 'text' in read ? read.text : '';
  const offset = Math.max(text.indexOf(`'${name}`), text.indexOf(`"${name}`));
  return {
    message: `the package ${JSON.stringify(name)} is not installed`,
    hint: `run "npm install ${name}" in the folder of the site, or take the import out`,
    // Another file may contain the import, which Node does not name.
    at: offset < 0 ? undefined : pointAt(text, offset),
  };
}
