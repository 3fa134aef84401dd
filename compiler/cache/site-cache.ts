import path from 'node:path';
import { openCache, openTemporaryCache, type DocumentCache } from './cache.ts';
import type { CacheFolder } from './cache-folder.ts';

export type { DocumentCache } from './cache.ts';

/** @param keep whether the next run may use what this one parses */
export async function openSiteCache(folder: CacheFolder, keep: boolean): Promise<DocumentCache> {
  const dir = path.join(folder.dir, 'cache');
  return keep ? openCache(folder.files, dir, folder.sealKey) : openTemporaryCache(folder.files, dir, folder.sealKey);
}
