import path from 'node:path';
import type { Files } from '../../fs/files.ts';

const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/**
 * Finds a component of the site that replaces a component of the viewer, or extends the theme.
 *
 * @param name the component's name, as in `@theme/Tabs`
 * @param siteDir absolute path
 * @returns the file's path, relative to the site's folder; undefined if there is none
 */
export async function findThemeFile(name: string, siteDir: string, files: Files): Promise<string | undefined> {
  // Most sites lack this folder. One check of the folder replaces a check of each file extension.
  if ((await files.stat(path.join(siteDir, 'src/theme'))) === undefined) return undefined;
  for (const ending of endings) {
    const file = `src/theme/${name}${ending}`;
    if ((await files.stat(path.join(siteDir, file)))?.kind === 'file') return file;
  }
  return undefined;
}
