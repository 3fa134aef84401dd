import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../../shared/', import.meta.url));

/**
 * Material next to the repository: the content of a large real site, and facts of a real build. Callers must work without
 * this material.
 *
 * @returns the absolute path of a file or folder in it, even if the path does not exist
 */
export function sharedMaterial(path: string): string {
  return shared + path;
}
