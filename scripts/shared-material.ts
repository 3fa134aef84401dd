import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../../shared/', import.meta.url));

/**
 * Returns a path in a folder next to the repository. This folder contains the content of a large real site, and facts
 * about its Docusaurus build. The folder can be missing, so callers must also work without it.
 *
 * @returns the absolute path, even if nothing exists there
 */
export function sharedMaterial(path: string): string {
  return shared + path;
}
