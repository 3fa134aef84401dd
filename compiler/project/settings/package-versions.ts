import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { foldersUp } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';
import { isObject } from '../../values/objects.ts';

/**
 * @param imports import specifiers: `remark-math`, `@scope/name/part`, `node:fs`
 * @param dir absolute path of the folder with the importing module
 * @returns `[name, version]` of each package, sorted; only `[name]` if the package is missing
 */
export async function packageVersions(
  imports: readonly string[],
  dir: string,
  files: Files,
): Promise<[name: string, version: string | undefined][]> {
  const names = new Set(imports.filter((specifier) => !isBuiltin(specifier)).map(packageName));
  return Promise.all(
    [...names].sort().map(async (name) => [name, await versionOf(name, dir, files)] as [string, string | undefined]),
  );
}

/** Returns the package of an import specifier: `@scope/name/file` → `@scope/name`, `name/file` → `name`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

// Looks for the package in the `node_modules` of each parent folder, as Node does. `require` fails if the package's
// `exports` don't list `package.json`.
async function versionOf(name: string, dir: string, files: Files): Promise<string | undefined> {
  for (const folder of foldersUp(dir)) {
    const found = await packageJson(path.join(folder, 'node_modules', name), files);
    if (found) return String(found.version);
  }
  return undefined;
}

/** @returns the content of a folder's `package.json`; undefined if it is missing or unreadable */
export async function packageJson(dir: string, files: Files): Promise<Record<string, unknown> | undefined> {
  try {
    const found: unknown = JSON.parse((await fileText(path.join(dir, 'package.json'), files)) ?? '');
    return isObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
