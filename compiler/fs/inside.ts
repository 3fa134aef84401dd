import path from 'node:path';

/** Whether a path is a folder or lies below it, by its parts: `/a/dist-secret` is not inside `/a/dist`. */
export function isInside(dir: string, file: string): boolean {
  const relative = path.relative(dir, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** `/a/site` → `/a/site`, `/a`, `/` */
export function foldersUp(dir: string): string[] {
  const parent = path.dirname(dir);
  return parent === dir ? [dir] : [dir, ...foldersUp(parent)];
}

/** @returns the path of a file as seen from a folder, with slashes on every system: settings, messages and outputs hold such */
export function relativePath(dir: string, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}
