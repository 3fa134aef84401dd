import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/**
 * @param imports as they are written: `remark-math`, `@scope/name/part`, `node:fs`
 * @param dir the folder of the module that imports, absolute
 * @returns `[name, version]` of each package among them, sorted; without a version for one that isn't there
 */
export async function packageVersions(imports: readonly string[], dir: string): Promise<[name: string, version: string | undefined][]> {
  const names = new Set(imports.filter((specifier) => !isBuiltin(specifier)).map(packageName));
  return Promise.all([...names].sort().map(async (name) => [name, await versionOf(name, dir)] as [string, string | undefined]));
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

// As Node does it: from the folder upwards. What the package exports is of no matter, so that it can't be asked.
async function versionOf(name: string, dir: string): Promise<string | undefined> {
  try {
    const { version } = JSON.parse(await readFile(path.join(dir, 'node_modules', name, 'package.json'), 'utf8')) as { version?: unknown };
    return String(version);
  } catch {
    const parent = path.dirname(dir);
    return parent === dir ? undefined : versionOf(name, parent);
  }
}
