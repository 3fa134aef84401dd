import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../../shared/', import.meta.url));

/**
 * Material that lies beside the repository and is no part of it: the content of a large real site, and facts of a real
 * build of it. Its users must do without it where it is missing.
 *
 * @returns the absolute path of a file or folder of it, whether it is there or not
 */
export function sharedMaterial(path: string): string {
  return shared + path;
}
