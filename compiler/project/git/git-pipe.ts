import path from 'node:path';
import { statOf } from '../../fs/look.ts';
import { foldersUp } from '../../fs/inside.ts';

/** What git reads of a repository whatever it is asked. */
const files = ['.', 'HEAD', 'commondir', 'config', 'index', 'packed-refs', 'shallow'];

/**
 * Git waits without end for a pipe in the place of one of its own files.
 *
 * @param dir any folder, absolute
 * @returns the first of those files, of the repository that the folder is in, that is a pipe, a socket or a device
 */
export function gitPipe(dir: string): string | undefined {
  const git = foldersUp(dir)
    .map((folder) => path.join(folder, '.git'))
    .find((file) => statOf(file) !== undefined);
  return git && files.map((file) => path.join(git, file)).find((file) => statOf(file)?.kind === 'other');
}
