import { homedir } from 'node:os';
import path from 'node:path';

/** @returns where programs of this user keep what they need the next time, absolute; as the system has it */
export function userStateFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string {
  const { XDG_STATE_HOME: named = '', LOCALAPPDATA: local = '' } = env;
  if (platform === 'win32') return path.isAbsolute(local) ? local : path.join(homedir(), 'AppData', 'Local');
  if (path.isAbsolute(named)) return named;
  return path.join(homedir(), ...(platform === 'darwin' ? ['Library', 'Application Support'] : ['.local', 'state']));
}
