import type { ExtensionFiles } from '../../../compiler/index.ts';

/**
 * Registers the paths that a plugin watches as dependencies of the config. If one changes, the config and its
 * plugins run again.
 *
 * @param given the result of the plugin's `getPathsToWatch`: paths of files and folders, and globs
 */
export async function watchPaths(given: unknown, files: Pick<ExtensionFiles, 'kind' | 'glob'>): Promise<void> {
  if (!Array.isArray(given)) return;
  for (const written of given)
    if (typeof written === 'string') for (const file of await files.glob(written)) await files.kind(file);
}
