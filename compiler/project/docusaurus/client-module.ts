import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { foldersUp, relativePath } from '../../fs/inside.ts';

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/**
 * Finds a module that the config names under `clientModules`: `./src/analytics.js`, `@site/src/analytics`, or one of a
 * package, `kit/styles.css`.
 *
 * @returns its path, relative to the site's folder; nothing when it is not there
 */
export async function findClientModule(named: string, siteDir: string, files: Files): Promise<string | undefined> {
  const own = named.replace(/^@site\//, './');
  const isOwn = /^\.|^@site\//.test(named) || path.isAbsolute(named);
  const packages = foldersUp(siteDir).map((folder) => path.join(folder, 'node_modules'));
  const folders = isOwn ? [siteDir] : [siteDir, ...packages];
  for (const folder of folders)
    for (const ending of endings) {
      const file = await files.realPath(path.resolve(folder, own + ending));
      if (file === undefined || (await files.stat(file))?.kind !== 'file') continue;
      const root = (await files.realPath(siteDir)) ?? siteDir;
      return relativePath(root, file);
    }
  return undefined;
}
