import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { safeFolder, temporaryFolderAt } from '../../corpus/safe-folder.ts';
import { attempt } from './attempt.ts';

/**
 * Creates a temporary folder with a random name that only this user can access.
 *
 * @param purpose a part of the name: `prerender`
 * @throws EnvironmentError if the folder can't be created
 */
export function temporaryFolder(purpose: string): string {
  return attempt(`make a folder in "${tmpdir()}"`, () => temporaryFolderAt(path.join(tmpdir(), `lectern-${purpose}-`)));
}

/** Creates a folder like `temporaryFolder`, and removes it when this process exits. */
export function processFolder(purpose: string): string {
  const dir = temporaryFolder(purpose);
  process.once('exit', () => safeFolder(dir).remove(dir));
  return dir;
}

/** @returns the absolute path of the folder for program state of this user, as usual on the platform */
export function userStateFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string {
  const { XDG_STATE_HOME: named = '', LOCALAPPDATA: local = '' } = env;
  if (platform === 'win32') return path.isAbsolute(local) ? local : path.join(homedir(), 'AppData', 'Local');
  if (path.isAbsolute(named)) return named;
  return path.join(homedir(), ...(platform === 'darwin' ? ['Library', 'Application Support'] : ['.local', 'state']));
}
