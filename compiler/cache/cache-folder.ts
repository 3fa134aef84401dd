import type { EnvironmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import type { StateFolder } from '../project/state-folder.ts';
import { readSealKey, type SealKey } from './seal.ts';
import { tolerantFiles } from './tolerant-files.ts';

/** The folder of the cache. No run needs anything in it. */
export interface CacheFolder {
  /** Absolute. */
  readonly dir: string;
  /** They never fail. */
  readonly files: Files;
  /** The key that seals its entries. */
  readonly sealKey: SealKey;
  /** Whether it is removed after this run. */
  readonly isTemporary: boolean;
  /** Why the next run can't use all of it; absent when it can. */
  fault(): EnvironmentError | undefined;
}

/** @throws ConfigError for a key that could be guessed */
export async function openCacheFolder({ dir, refusal }: StateFolder, files: Files): Promise<CacheFolder> {
  const { key: sealKey, fault } = await readSealKey(files);
  let first = refusal ?? fault;
  return {
    dir,
    files: tolerantFiles(files, (error) => (first ??= error)),
    sealKey,
    isTemporary: refusal !== undefined,
    fault: () => first,
  };
}
