import type { EnvironmentError } from '../fs/environment-error.ts';
import { filesBelow } from '../fs/files-below.ts';
import type { StateFolder } from '../project/state-folder.ts';
import { readSealKey } from './seal.ts';
import { tolerantFiles } from './tolerant-files.ts';

/** The folder of the cache. No run needs anything in it. */
export type CacheFolder = Awaited<ReturnType<typeof openCacheFolder>>;

/** @throws ConfigError for a key that could be guessed */
export async function openCacheFolder({ dir, root, refusal }: StateFolder) {
  const { key: sealKey, fault } = await readSealKey();
  let first = refusal ?? fault;
  return {
    /** Absolute. */
    dir,
    /** They never fail. */
    files: tolerantFiles(filesBelow(root), (error) => (first ??= error)),
    /** The key that seals its entries. */
    sealKey,
    /** Whether it is removed after this run. */
    isTemporary: refusal !== undefined,
    /** Why the next run can't use all of it; absent when it can. */
    fault: (): EnvironmentError | undefined => first,
  };
}
