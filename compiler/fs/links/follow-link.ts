import path from 'node:path';
import { isSecretPath } from '../../../corpus/secret-path.ts';
import type { Files } from '../files.ts';
import { isInside, relativePath } from '../inside.ts';

/**
 * Follows a symbolic link in a site, if it leads to a path inside the site's folder. The target must not be in a
 * hidden folder or in installed packages. The target must also not be a secret file, or a folder that contains the
 * link.
 *
 * @param siteDir absolute path
 * @param sitePath path of the link, relative to the site's folder
 * @returns the absolute path of the target; undefined if the link must not be followed
 */
export async function followLink(
  files: Pick<Files, 'stat' | 'realPath'>,
  siteDir: string,
  sitePath: string,
): Promise<{ target: string; kind: 'file' | 'folder' } | undefined> {
  const link = path.resolve(siteDir, sitePath);
  const target = await files.realPath(link);
  const realSite = (await files.realPath(siteDir)) ?? siteDir;
  if (target === undefined || target === realSite || !isInside(realSite, target)) return undefined;
  const inSite = relativePath(realSite, target);
  if (isSecretPath(inSite) || inSite.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    return undefined;
  const kind = (await files.stat(target))?.kind;
  if (kind === 'file') return { target, kind };
  const around = (await files.realPath(path.dirname(link))) ?? link;
  return kind === 'folder' && !isInside(target, around) ? { target, kind } : undefined;
}
