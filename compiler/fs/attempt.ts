import { UnsafePath } from '../../corpus/safe-folder.ts';
import { environmentError } from './environment-error.ts';
import { UnsafePathError } from './unsafe-path-error.ts';

/**
 * Codes of what isn't there; a link that leads to itself leads nowhere, and nothing has a name that is too long, or that
 * holds a NUL, which Node refuses by itself.
 */
export const absent = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/**
 * @param doing what is tried, to follow "can't": `write "dist/index.html"`
 * @returns nothing when the system refuses with one of the `harmless` codes
 * @throws EnvironmentError when it refuses otherwise
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
