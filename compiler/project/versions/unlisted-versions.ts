import path from 'node:path';
import type { DocsOptions } from '../../config/docs.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../../fs/files.ts';
import { gitVersions, sidebarsFile, versionDir, versionsFile } from '../../site/docs/versions.ts';

/**
 * Reports folders of docs, and sidebars files, that belong to no version or have a wrong name.
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
  const versions = [...listed, ...gitVersions(options)];
  const file = versionsFile(options);
  const found = await Promise.all(
    [versionDir, sidebarsFile].map(async (pathOf) => {
      const nameOf = (version: string) => path.posix.basename(pathOf(options, version));
      const folder = path.posix.dirname(pathOf(options, '*'));
      const entries = await files.names(path.join(siteDir, folder));
      const names = new Set(entries.map(({ name }) => name));
      const known = new Set(versions.map(nameOf));
      const [before = '', after = ''] = nameOf('*').split('*');
      const versionIn = pathOf === versionDir ? versionOfFolder : versionOfSidebars;
      return entries.flatMap(({ name }): Diagnostic[] => {
        const place = { path: `${folder}/${name}` };
        if (known.has(name)) return [];
        const isNamed = name.startsWith(before) && name.endsWith(after);
        const version = isNamed ? name.slice(before.length, name.length - after.length) : versionIn(name);
        if (isNamed) return version === '' ? [] : [diagnose('unlisted-version', place, { version, file })];
        const isListed = versions.includes(version);
        // Some sites put other folders next to versions, such as `_shared`.
        if (!isListed && !/^\d/.test(version)) return [];
        const expected = nameOf(version);
        return [
          diagnose('misnamed-version', place, { version, file, expected, isListed, isTaken: names.has(expected) }),
        ];
      });
    }),
  );
  return found.flat().sort((a, b) => compareText(a.place.path, b.place.path));
}

/** @returns the version that a misnamed folder probably contains: `1.1`, `v1.1` and `Version_1.1` → `1.1` */
function versionOfFolder(name: string): string {
  return name.replace(/^(?:version[-_. ]*|v(?=\d))/i, '');
}

/** @returns the version that a misnamed sidebars file probably belongs to: `1.1-sidebars.json`, `version-1.1.json`
 * and `version-1.1-sidebars.js` → `1.1`; empty for other files */
function versionOfSidebars(name: string): string {
  const [, base] = /^(.+)\.(?:json|ya?ml|[cm]?[jt]s)$/.exec(name) ?? [];
  return base === undefined ? '' : versionOfFolder(base.replace(/[-_.]?sidebars?$/i, ''));
}
