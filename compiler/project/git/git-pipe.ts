import path from 'node:path';
import { statOf } from '../../fs/look.ts';

/** What git reads of a repository whatever it is asked. */
const files = ['.', 'HEAD', 'commondir', 'config', 'index', 'packed-refs', 'shallow'];

/**
 * Git waits without end for a pipe in the place of one of its own files.
 *
 * @param dir any folder, absolute
 * @returns the first of those files, of the repository that the folder is in, that is a pipe, a socket or a device
 */
export function gitPipe(dir: string): string | undefined {
  for (let folder = dir; ; folder = path.dirname(folder)) {
    const git = path.join(folder, '.git');
    if (statOf(git) !== undefined)
      return files.map((file) => path.join(git, file)).find((file) => statOf(file)?.kind === 'other');
    if (path.dirname(folder) === folder) return undefined;
  }
}
