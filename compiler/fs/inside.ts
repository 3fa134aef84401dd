import path from 'node:path';

/** Whether a path is equal to a folder or below it: `/a/dist-secret` is not inside `/a/dist`. */
export function isInside(dir: string, file: string): boolean {
  const relative = path.relative(dir, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Returns a folder and all folders above it: `/a/site` → `/a/site`, `/a`, `/`. */
export function foldersUp(dir: string): string[] {
  const parent = path.dirname(dir);
  return parent === dir ? [dir] : [dir, ...foldersUp(parent)];
}

/**
 * @returns the path of a file relative to a folder, with forward slashes on all systems, for settings and
 *   messages
 */
export function relativePath(dir: string, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}
