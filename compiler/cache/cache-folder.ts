import type { EnvironmentError } from '../fs/environment-error.ts';
import { filesBelow } from '../fs/files-below.ts';
import type { StateFolder } from '../project/state-folder.ts';
import { readSealKey } from './seal.ts';
import { tolerantFiles } from './tolerant-files.ts';

/** The cache's folder. Any file in it may be missing. */
export type CacheFolder = Awaited<ReturnType<typeof openCacheFolder>>;

/**
 * Opens the cache's folder.
 *
 * @throws ConfigError if `LECTERN_CACHE_KEY` is too short
 */
export async function openCacheFolder({ dir, root, refusal }: StateFolder) {
  const { key: sealKey, problem } = await readSealKey();
  let first = refusal ?? problem;
  return {
    /** Absolute path of the folder. */
    dir,
    /** Access to the folder. Reading and writing never fail. */
    files: tolerantFiles(filesBelow(root), (error) => (first ??= error)),
    /** The key for sealing entries; see `SealKey`. */
    sealKey,
    /** Whether the folder is removed after this run. */
    isTemporary: refusal !== undefined,
    /** Returns why the next run can't use the whole cache; undefined without a problem. */
    problem: (): EnvironmentError | undefined => first,
  };
}
