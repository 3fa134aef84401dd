import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from './files.ts';
import { followLink } from './follow-link.ts';
import { isInside } from './inside.ts';
import { linkFault } from './link-fault.ts';

/**
 * Reports a file in the site's folder that is elsewhere in fact, because it is a link or is in a linked folder. Lectern
 * neither reads such a file nor shows a line of it. Files that the scan finds need no such check: the scan reports links.
 *
 * @param siteDir absolute
 * @param sitePath relative to the site's folder; a file outside of it was named by the config, which is trusted
 * @returns what is wrong with the link; nothing for a file that can be read, and for a missing one
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

/** @returns `i18n/fr` for `i18n/fr/code.json`, where `fr` is a link */
async function firstLink(files: Pick<Files, 'stat'>, siteDir: string, sitePath: string): Promise<string> {
  const parts = sitePath.split('/');
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join('/');
    if ((await files.stat(path.resolve(siteDir, part)))?.kind === 'link') return part;
  }
  return sitePath;
}
