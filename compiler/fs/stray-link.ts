import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from './files.ts';
import { followLink } from './follow-link.ts';
import { isInside } from './inside.ts';
import { linkFault } from './link-fault.ts';

/**
 * Reports a path that leads out of the site's folder, because the file or one of its folders is a link. Lectern neither
 * reads such a file nor prints a line of it. Files that the scan finds need no such check, because the scan reports
 * links.
 *
 * @param siteDir absolute
 * @param sitePath relative to the site's folder; a file outside of it was named by the config, which is trusted
 * @returns a diagnostic about the link, or undefined for a file that can be read and for a missing one
 */
export async function strayLink(
  files: Pick<Files, 'stat' | 'realPath'>,
  siteDir: string,
  sitePath: string,
): Promise<Diagnostic | undefined> {
  const file = path.resolve(siteDir, sitePath);
  if (!isInside(siteDir, file)) return undefined;
  const [real, realSite] = [await files.realPath(file), (await files.realPath(siteDir)) ?? siteDir];
  if (real === path.join(realSite, path.relative(siteDir, file))) return undefined;
  if (real === undefined && (await files.stat(file)) === undefined) return undefined;
  if ((await followLink(files, siteDir, sitePath))?.kind === 'file') return undefined;
  return linkFault(files, siteDir, await firstLink(files, siteDir, sitePath));
}

/** @returns `i18n/fr` for `i18n/fr/code.json`, if `fr` is a link */
async function firstLink(files: Pick<Files, 'stat'>, siteDir: string, sitePath: string): Promise<string> {
  const parts = sitePath.split('/');
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join('/');
    if ((await files.stat(path.resolve(siteDir, part)))?.kind === 'link') return part;
  }
  return sitePath;
}
