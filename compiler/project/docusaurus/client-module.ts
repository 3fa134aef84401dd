import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { relativePath } from '../../fs/inside.ts';

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'];

/**
 * Finds a module that the config names under `clientModules`: `./src/analytics.js`, `@site/src/analytics`, or one of a
 * package, `kit/styles.css`.
 *
 * @returns its path, relative to the site's folder; nothing when it is not there
 */
export async function findClientModule(named: string, siteDir: string, files: Files): Promise<string | undefined> {
  const own = named.replace(/^@site\//, './');
  const folders =
    /^\.|^@site\//.test(named) || path.isAbsolute(named) ? [siteDir] : [siteDir, ...packageFolders(siteDir)];
  for (const folder of folders)
    for (const ending of endings) {
      const file = await files.realPath(path.resolve(folder, own + ending));
      if (file === undefined || (await files.stat(file))?.kind !== 'file') continue;
      const root = (await files.realPath(siteDir)) ?? siteDir;
      return relativePath(root, file);
    }
  return undefined;
}

/** `/a/site/node_modules`, `/a/node_modules`, `/node_modules` */
function packageFolders(dir: string): string[] {
  const parent = path.dirname(dir);
  return [path.join(dir, 'node_modules'), ...(parent === dir ? [] : packageFolders(parent))];
}
