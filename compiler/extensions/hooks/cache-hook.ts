import type { Json } from '../../../corpus/schema/json.ts';
import type { SharedCache } from '../../cache/cache.ts';
import type { ExtensionContext } from './context.ts';

/** Opens a cache that several machines share. */
export type OpenSharedCache<Options> = (
  context: CacheContext<Options>,
) => SharedCache | undefined | Promise<SharedCache | undefined>;

/** The values that the hook `cache` gets. */
export interface CacheContext<Options = Json> extends ExtensionContext<Options> {
  /** Identifies the build of Lectern. Entries can be read only by the build that wrote them. */
  readonly build: string;
  /** A signal that is aborted after the time limit of the cache, and at the end of the run. */
  readonly signal: AbortSignal;
  /** Prints a notice after the run. Only the first notice of a run is printed. */
  report(message: string, hint?: string): void;
  /**
   * @param dir absolute path, or relative to the site's folder
   * @returns access to the files of a folder, which is created on the first write
   */
  openFolder(dir: string): CacheFiles;
}

/** The files of a folder, by path relative to the folder. */
export interface CacheFiles {
  /** @returns the bytes of a file; undefined if it is missing */
  read(file: string): Promise<Uint8Array | undefined>;
  /** Writes a file atomically. */
  write(file: string, bytes: Uint8Array): Promise<void>;
}
