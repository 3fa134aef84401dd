import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../../shared/', import.meta.url));

/**
 * Returns a path in the shared material: the content of a large real site, and facts about its Docusaurus build. The
 * material is next to the repository and can be missing, so callers must also work without it.
 *
 * @returns the absolute path, even if nothing exists there
 */
export function sharedMaterial(path: string): string {
  return shared + path;
}
