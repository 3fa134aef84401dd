import path from 'node:path';

/** Whether a path is a folder or lies below it, by its parts: `/a/dist-secret` is not inside `/a/dist`. */
export function isInside(dir: string, file: string): boolean {
  const relative = path.relative(dir, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
