import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError, environmentError } from './environment-error.ts';

/** @returns why a folder isn't writable; undefined if it is. The folder need not exist */
export function writeRefusal(dir: string): EnvironmentError | undefined {
  const doing = `write into "${dir}"`;
  for (let nearest = dir; ; nearest = path.dirname(nearest)) {
    try {
      if (!statSync(nearest).isDirectory())
        return new EnvironmentError(`can't ${doing}: ${nearest === dir ? 'it' : `"${nearest}"`} is not a folder`);
      accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && nearest !== path.dirname(nearest)) continue;
      return environmentError(error, doing) as EnvironmentError;
    }
  }
}
