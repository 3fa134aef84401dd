import path from 'node:path';
import type { DocsOptions } from '../../config/docs.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../../fs/files.ts';
import { gitVersions, sidebarsFile, versionDir, versionsFile } from '../../site/docs/versions.ts';

/**
 * Reports folders of docs, and sidebars files, that belong to no version.
 *
 * @param listed the names in `versions.json`
 * @param siteDir absolute path
 */
export async function unlistedVersions(
  options: DocsOptions,
  listed: readonly string[],
  siteDir: string,
  files: Pick<Files, 'names'>,
): Promise<Diagnostic[]> {
  const names = [...listed, ...gitVersions(options)];
  const forms = [versionDir, sidebarsFile].map((pathOf) => {
    const known = new Set(names.map((name) => path.posix.basename(pathOf(options, name))));
    const [before = '', after = ''] = path.posix.basename(pathOf(options, '*')).split('*');
    return { folder: path.posix.dirname(pathOf(options, '*')), known, before, after };
  });
  const found = await Promise.all(
    forms.map(async ({ folder, known, before, after }) => {
      const entries = await files.names(path.join(siteDir, folder));
      return entries.flatMap(({ name }): Diagnostic[] => {
        const version = name.slice(before.length, name.length - after.length);
        if (known.has(name) || !name.startsWith(before) || !name.endsWith(after) || version === '') return [];
        return [diagnose('unlisted-version', { path: `${folder}/${name}` }, { version, file: versionsFile(options) })];
      });
    }),
  );
  return found.flat().sort((a, b) => compareText(a.place.path, b.place.path));
}
