import path from 'node:path';
import { inert, readChange } from './history.ts';
import { readAll, readParts, type GitCall } from './run-git.ts';

/**
 * @param siteDir absolute path of any folder in the repository
 * @returns former name → current name, as git detects renames; empty without git
 */
export async function readRenames(siteDir: string): Promise<Map<string, string>> {
  const now = new Map<string, string>();
  try {
    const prefix = (await readAll(siteDir, ['rev-parse', '--show-prefix'])).trim();
    const options = ['-z', '--name-status', '--find-renames', '--diff-filter=R'];
    const calls: GitCall[] = [
      // Lists the renames in git's index. Comparing the working tree would run the repository's filter programs.
      ['diff-index', '--cached', ...options, 'HEAD', '--', '.'],
      ['log', ...inert, ...options, '--format=', '--', '.'],
    ];
    for (const call of calls) {
      const parts = readParts(siteDir, call);
      for await (const status of parts) {
        const { before = '', file } = await readChange(status, parts);
        const [from, to] = [path.posix.relative(prefix, before), path.posix.relative(prefix, file)];
        // Commits come newest first, so the current name of `to` is already known if `to` was renamed later.
        if (!now.has(from)) now.set(from, now.get(to) ?? to);
      }
    }
  } catch {
    return now;
  }
  return now;
}
