import path from 'node:path';
import type { ExtensionFiles } from '../../compiler/index.ts';

/** @returns the path of a file relative to a folder, with forward slashes on all systems */
export function relativePath(dir: string, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}

/** @returns a folder and all folders above it: `/a/site` → `/a/site`, `/a`, `/` */
export function foldersUp(dir: string): string[] {
  const parent = path.dirname(dir);
  return parent === dir ? [dir] : [dir, ...foldersUp(parent)];
}

/** @returns the package of an import specifier: `@scope/name/file` → `@scope/name` */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** @returns the content of a folder's `package.json`; undefined if it is missing or unreadable */
export async function packageJson(dir: string, files: ExtensionFiles): Promise<Record<string, unknown> | undefined> {
  try {
    const found: unknown = JSON.parse((await files.read(path.join(dir, 'package.json'))) ?? '');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
