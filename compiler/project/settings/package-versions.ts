import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Files } from '../../fs/files.ts';

/**
 * @param imports as they are written: `remark-math`, `@scope/name/part`, `node:fs`
 * @param dir the folder of the module that imports, absolute
 * @returns `[name, version]` of each package among them, sorted; without a version for one that isn't there
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

/** `@scope/name/file` → `@scope/name`, `name/file` → `name` */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

// As Node does it: from the folder upwards. What the package exports is of no matter, so that it can't be asked.
async function versionOf(name: string, dir: string, files: Files): Promise<string | undefined> {
  try {
    const bytes = await files.read(path.join(dir, 'node_modules', name, 'package.json'));
    const { version } = JSON.parse(Buffer.from(bytes ?? '').toString()) as { version?: unknown };
    return String(version);
  } catch {
    const parent = path.dirname(dir);
    return parent === dir ? undefined : versionOf(name, parent, files);
  }
}
