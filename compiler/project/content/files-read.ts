import path from 'node:path';
import * as z from 'zod';
import type { DocumentCache } from '../../cache/cache.ts';
import type { Files } from '../../fs/files.ts';
import { sha256 } from '../../fs/sha256.ts';
import { relativePath } from '../../fs/inside.ts';

const Known = z.array(z.string());

/**
 * Key of a document that plugins compute from its source and from other files. It covers the current content of these
 * files.
 *
 * @param key the key of its source
 * @param siteDir absolute
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
    // The caller depends on this file from now on.
    const isFile = (await files.stat(file))?.kind === 'file';
    states.push(`${name} ${isFile ? sha256((await files.read(file)) ?? '') : ''}`);
  }
  return sha256([key, ...states].join('\n'));
}

/** Stores which files plugins have read for a document. @param read absolute */
export async function keepFilesRead(
  key: string,
  read: readonly string[],
  siteDir: string,
  cache: DocumentCache,
): Promise<void> {
  const names = read.map((file) => relativePath(siteDir, file));
  const before = Known.safeParse(await cache.getValue(nameOf(key))).data ?? [];
  // A plugin's reads may depend on earlier content. So the list keeps all files that an earlier state needed.
  const all = [...new Set([...before, ...names])].sort();
  if (all.length > before.length) await cache.putValue(nameOf(key), all);
}

function nameOf(key: string): string {
  return sha256(`files read for ${key}`);
}
