import path from 'node:path';
import { openCache, openTemporaryCache, type DocumentCache } from './cache.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';

export type { DocumentCache } from './cache.ts';

/** @param keep whether the next run may use what this one parses */
export async function openSiteCache(site: OpenSite, files: Files, keep: boolean): Promise<DocumentCache> {
  const dir = path.join(site.stateDir, 'cache');
  return keep ? openCache(files, dir) : openTemporaryCache(files, dir);
}
