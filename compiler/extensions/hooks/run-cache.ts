import path from 'node:path';
import { openSharedStore, type SharedCache, type SharedStore } from '../../cache/cache.ts';
import type { Files } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { writeInOneStep } from '../../fs/write-in-one-step.ts';
import type { OpenSite } from '../../project/open-site.ts';
import { buildId } from '../../version.ts';
import { contextOf } from '../context-of.ts';
import type { CacheFiles } from './cache-hook.ts';
import { runHook } from '../run-hook.ts';

/** @returns the shared cache of the first extension that has one */
export function sharedStoreOf(site: OpenSite, files: Files): SharedStore | undefined {
  const extension = site.extensions.find(({ hooks }) => hooks.cache);
  if (!extension) return undefined;
  return openSharedStore(async (context) => {
    const openFolder = (dir: string) => folderFiles(path.resolve(site.dir, dir));
    const given = Object.freeze({ ...contextOf(extension, site, files), ...context, build: buildId, openFolder });
    const result = await runHook<SharedCache | undefined>(extension, 'cache', () => extension.hooks.cache!(given), {
      check: (cache) =>
        cache === undefined || typeof cache?.read === 'function' ? undefined : 'the hook must return a cache',
    });
    if (result.diagnostic) throw new Error(result.diagnostic.message);
    return result.value;
  }, extension.name);
}

/** @returns access to the files of a folder. @param dir absolute path */
export function folderFiles(dir: string): CacheFiles {
  const files = filesBelow(dir);
  const placeOf = (file: string) => path.join(dir, file);
  return Object.freeze<CacheFiles>({
    read: (file) => files.read(placeOf(file)),
    write: (file, bytes) => writeInOneStep(files, placeOf(file), bytes),
  });
}
