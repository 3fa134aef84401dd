import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from './files.ts';
import { isInside, relativePath } from './inside.ts';

/**
 * Says of a symbolic link that it isn't followed; that it leads out of the site is an error.
 *
 * @param siteDir absolute
 * @param sitePath of the link, relative to the site's folder
 */
export async function linkFault(
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
 * A folder or file outside the site was named by the config, which is trusted; one inside must not lead anywhere else.
 *
 * @returns what is wrong with what the config names, when it is a link
 */
export async function rootFault(files: Files, siteDir: string, dir: string): Promise<Diagnostic | undefined> {
  const root = path.resolve(siteDir, dir);
  const real = await files.realPath(root);
  const realSite = (await files.realPath(siteDir)) ?? siteDir;
  const isLink = real !== undefined && isInside(siteDir, root) && real !== path.resolve(realSite, dir);
  return isLink ? linkFault(files, siteDir, dir) : undefined;
}
