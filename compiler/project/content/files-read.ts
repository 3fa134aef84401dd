import path from 'node:path';
import * as z from 'zod';
import type { DocumentCache } from '../../cache/cache.ts';
import type { Files } from '../../fs/files.ts';
import { sha256 } from '../../fs/sha256.ts';
import { relativePath } from '../../fs/inside.ts';

const Known = z.array(z.string());

/**
 * Returns the cache key of a document whose plugins may read further files. The key changes if one of these files
 * changes.
 *
 * @param key the key derived from the document's source
 * @param siteDir absolute path
 */
export async function keyWithFilesRead(
  key: string,
  siteDir: string,
  { cache, files }: { cache: DocumentCache; files: Files },
): Promise<string> {
  const read = Known.safeParse(await cache.getValue(nameOf(key))).data ?? [];
  if (read.length === 0) return key;
  const states: string[] = [];
  for (const name of read) {
    const file = path.resolve(siteDir, name);
    // `stat` also registers the file as a dependency of the caller.
    const isFile = (await files.stat(file))?.kind === 'file';
    states.push(`${name} ${isFile ? sha256((await files.read(file)) ?? '') : ''}`);
  }
  return sha256([key, ...states].join('\n'));
}

/** Stores which files the plugins of a document have read. @param read absolute paths */
export async function keepFilesRead(
  key: string,
  read: readonly string[],
  siteDir: string,
  cache: DocumentCache,
): Promise<void> {
  const names = read.map((file) => relativePath(siteDir, file));
  const before = Known.safeParse(await cache.getValue(nameOf(key))).data ?? [];
  // Files of earlier runs remain in the list. A plugin may read a file only if another file has a certain content.
  const all = [...new Set([...before, ...names])].sort();
  if (all.length > before.length) await cache.putValue(nameOf(key), all);
}

function nameOf(key: string): string {
  return sha256(`files read for ${key}`);
}
