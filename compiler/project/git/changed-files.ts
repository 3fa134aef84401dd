import { refusal } from '../../config/problem.ts';
import { readAll, readChange, readParts } from './history.ts';

/** How a site's folder differs from a commit: paths relative to it. */
export interface ChangedFiles {
  /** Files that are other than in the commit, or not in it. */
  changed: ReadonlySet<string>;
  /** Files of the commit that are not there any more. */
  removed: ReadonlySet<string>;
}

/**
 * @param siteDir absolute; it may be any folder of the repository
 * @param ref a branch, a tag or a commit
 * @param isContent whether a file is to be looked at
 * @throws ConfigError when git doesn't know it
 */
export async function readChangedFiles(
  siteDir: string,
  ref: string,
  isContent: (file: string) => boolean,
): Promise<ChangedFiles> {
  const commit = await commitOf(siteDir, ref);
  const changed = new Set<string>();
  const removed = new Set<string>();
  const options = ['-z', '--name-status', '--no-renames', '--relative'];
  const differing = readParts(siteDir, ['diff', ...options, commit, '--', '.']);
  for await (const part of differing) {
    const { status, file } = await readChange(part, differing);
    if (isContent(file)) (status.startsWith('D') ? removed : changed).add(file);
  }
  for await (const file of readParts(siteDir, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.']))
    if (isContent(file)) changed.add(file);
  return { changed, removed };
}

async function commitOf(siteDir: string, ref: string): Promise<string> {
  try {
    const named = await readAll(siteDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    return named.trim();
  } catch {
    throw refusal('--since', {
      message: `git knows no commit, branch or tag "${ref}" here`,
      hint: 'where only a part of the history was cloned, fetch it first: git fetch --unshallow',
    });
  }
}
