import path from 'node:path';

/** Whether a path is a folder or lies below it, by its parts: `/a/dist-secret` is not inside `/a/dist`. */
export function isInside(dir: string, file: string): boolean {
  const way = path.relative(dir, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}
