import { UnsafePath } from '../../corpus/safe-folder.ts';
import { environmentError } from './environment-error.ts';
import { UnsafePathError } from './unsafe-path-error.ts';

/**
 * Error codes for missing files. A link to itself has no target. No file has a name that is too long or contains NUL,
 * which Node.js refuses by itself.
 */
export const absent = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/**
 * @param doing the action, to follow "can't": `write "dist/index.html"`
 * @returns undefined if the system refuses with one of the `harmless` codes
 * @throws EnvironmentError if the system refuses with another code
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
