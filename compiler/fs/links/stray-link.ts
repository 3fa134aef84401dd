import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files.ts';
import { followLink } from './follow-link.ts';
import { isInside } from '../inside.ts';
import { linkProblem } from './link-problem.ts';

/**
 * Reports a path that leads out of the site's folder through a link. The link is the file itself or a folder above.
 * Lectern must neither read such a file nor show a line of its content. Call this function only for paths that no scan
 * has found, because a scan reports links itself.
 *
 * @param siteDir absolute path
 * @param sitePath path relative to the site's folder. A path outside of the site is not reported, because it can only
 * come from the config
 * @returns a diagnostic about the link; undefined if the file can be read, or doesn't exist
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
  return linkProblem(files, siteDir, await firstLink(files, siteDir, sitePath));
}

/** Returns the part of a path up to the first link: `i18n/fr` for `i18n/fr/code.json`, if `fr` is a link. */
async function firstLink(files: Pick<Files, 'stat'>, siteDir: string, sitePath: string): Promise<string> {
  const parts = sitePath.split('/');
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join('/');
    if ((await files.stat(path.resolve(siteDir, part)))?.kind === 'link') return part;
  }
  return sitePath;
}
