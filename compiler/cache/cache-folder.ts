import type { EnvironmentError } from '../fs/environment-error.ts';
import { filesBelow } from '../fs/files-below.ts';
import type { StateFolder } from '../project/state-folder.ts';
import { readSealKey } from './seal.ts';
import { tolerantFiles } from './tolerant-files.ts';

/** The folder of the cache. Any file in it may be missing. */
export type CacheFolder = Awaited<ReturnType<typeof openCacheFolder>>;

/** @throws ConfigError for a key that is easy to guess */
export async function openCacheFolder({ dir, root, refusal }: StateFolder) {
  const { key: sealKey, fault } = await readSealKey();
  let first = refusal ?? fault;
  return {
    /** Absolute. */
    dir,
    /** Reads and writes never fail. */
    files: tolerantFiles(filesBelow(root), (error) => (first ??= error)),
    /** The key that seals its entries. */
    sealKey,
    /** Whether the folder is removed after this run. */
    isTemporary: refusal !== undefined,
    /** The reason why the next run can't use the whole cache, if it can't. */
    fault: (): EnvironmentError | undefined => first,
  };
}
