import { createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { refusal } from '../diagnostics/errors/problem.ts';
import type { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';
import { filesBelow } from '../fs/files-below.ts';
import { userStateFolder } from '../fs/system-folders.ts';
import { fileText } from '../fs/text-file.ts';

/**
 * The secret key for sealing cache entries. Anyone who has it could change the content of pages through the
 * cache.
 */
export type SealKey = string;

/**
 * Computes the seal of an entry.
 *
 * @param name name of the entry. It is part of the seal, so that no entry can replace an entry with a different name
 * @returns a code that can't be computed without the key
 */
export function sealOf(key: SealKey, name: string, bytes: string | Uint8Array): string {
  return createHmac('sha256', key).update(`${name}\n`).update(bytes).digest('hex');
}

/** Minimum length of a key, in characters. A shorter key would be too easy to guess. */
const leastLength = 16;

/**
 * Returns the key for this user's caches: `LECTERN_CACHE_KEY`, or else a generated one. The generated key is
 * stored outside of the site, where content can't change it.
 *
 * @returns the key. If it could not be stored, it is only valid for this process, and `problem` contains the
 * reason
 * @throws ConfigError if `LECTERN_CACHE_KEY` is too short
 */
export async function readSealKey(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ key: SealKey; problem?: EnvironmentError }> {
  const given = env.LECTERN_CACHE_KEY;
  if (given !== undefined && given !== '') {
    if (given.length >= leastLength) return { key: given };
    throw refusal('LECTERN_CACHE_KEY', {
      message: `the key of the cache has fewer than ${leastLength} characters, so attackers could guess it`,
      hint: 'create a key with "openssl rand -hex 32"',
    });
  }
  try {
    const folder = userStateFolder(env);
    return { key: await keptKey(filesBelow(folder), path.join(folder, 'lectern', 'cache-key')) };
  } catch (error) {
    return { key: randomBytes(32).toString('hex'), problem: error as EnvironmentError };
  }
}

async function keptKey(files: WritableFiles, file: string): Promise<SealKey> {
  const read = async () => /^[\da-f]{64}(?=\n$)/.exec((await fileText(file, files)) ?? '')?.[0];
  const kept = await read();
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString('hex');
  await files.makeFolder(path.dirname(file), 0o700);
  if (await files.create(file, Buffer.from(`${made}\n`), 0o600)) return made;
  // Another process may have created the file first. Its key is used, unless the file is invalid.
  const other = await read();
  if (other !== undefined) return other;
  await files.remove(file);
  return (await files.create(file, Buffer.from(`${made}\n`), 0o600)) ? made : ((await read()) ?? made);
}
