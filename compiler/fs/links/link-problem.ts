import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../files.ts';
import { isInside, relativePath } from '../inside.ts';

/**
 * Returns the diagnostic for a symbolic link that isn't followed. It is an error if the link leads out of the
 * site.
 *
 * @param siteDir absolute path
 * @param sitePath path of the link, relative to the site's folder
 */
export async function linkProblem(
  files: Pick<Files, 'realPath'>,
  siteDir: string,
  sitePath: string,
): Promise<Diagnostic> {
  const target = await files.realPath(path.resolve(siteDir, sitePath));
  const realSite = (await files.realPath(siteDir)) ?? siteDir;
  if (target === undefined || !isInside(realSite, target))
    return diagnose('symlink-outside', { path: sitePath }, { target });
  const shown = relativePath(realSite, target) || '.';
  return diagnose('symlink', { path: sitePath }, { target: shown });
}

/**
 * Checks the path of a folder or file from a setting. The path may be outside of the site. A path inside the site must
 * not be a link to a target outside.
 *
 * @returns a diagnostic if the path is a link that isn't followed
 */
export async function rootProblem(files: Files, siteDir: string, dir: string): Promise<Diagnostic | undefined> {
  const root = path.resolve(siteDir, dir);
  const real = await files.realPath(root);
  const realSite = (await files.realPath(siteDir)) ?? siteDir;
  const isLink = real !== undefined && isInside(siteDir, root) && real !== path.resolve(realSite, dir);
  return isLink ? linkProblem(files, siteDir, dir) : undefined;
}
