import path from 'node:path';
import type { Files } from '../../fs/files.ts';

/** The name of the theme module that adds grammars to Prism. */
export const grammarsPart = 'prism-include-languages';

const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/**
 * Finds a site's component that replaces one of the viewer, or extends the theme.
 *
 * @param name as in `@theme/Tabs`
 * @param siteDir absolute
 * @returns its path, relative to the site's folder
 */
export async function findThemeFile(name: string, siteDir: string, files: Files): Promise<string | undefined> {
  // Most sites have none, and there are eight places for each of more than a hundred names.
  if ((await files.stat(path.join(siteDir, 'src/theme'))) === undefined) return undefined;
  for (const ending of endings) {
    const file = `src/theme/${name}${ending}`;
    if ((await files.stat(path.join(siteDir, file)))?.kind === 'file') return file;
  }
  return undefined;
}
