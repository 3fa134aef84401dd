import { UnsafePath } from '../../corpus/safe-folder.ts';
import { environmentError } from './environment-error.ts';
import { UnsafePathError } from './unsafe-path-error.ts';

/**
 * Error codes that mean that a file does not exist. `ELOOP`: the link has no target, because it refers to itself.
 * `ENAMETOOLONG`: no file can have this name. Node.js refuses names with NUL.
 */
export const absent = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/**
 * Calls a function of the file system.
 *
 * @param doing the action as it follows "can't" in a message: `write "dist/index.html"`
 * @returns undefined if the call fails with one of the `harmless` error codes
 * @throws EnvironmentError if it fails with another code
 */
export function attempt<T>(doing: string, action: () => T): T;
export function attempt<T>(doing: string, action: () => T, harmless: string[]): T | undefined;
export function attempt<T>(doing: string, action: () => T, harmless: string[] = []): T | undefined {
  try {
    return action();
  } catch (error) {
    if (harmless.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error instanceof UnsafePath ? new UnsafePathError(error) : environmentError(error, doing);
  }
}
