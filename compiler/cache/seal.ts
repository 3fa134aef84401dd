import { createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { refusal } from '../config/problem.ts';
import type { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';
import { filesBelow } from '../fs/files-below.ts';
import { userStateFolder } from '../fs/system-folders.ts';
import { fileText } from '../fs/text-file.ts';

/** The key that seals entries of a cache. Everyone who has the key can change the content of pages. */
export type SealKey = string;

/**
 * @param name the name of the sealed entry, so that an entry can't replace another
 * @returns a code that only a holder of the key can compute
 */
export function sealOf(key: SealKey, name: string, bytes: string | Uint8Array): string {
  return createHmac('sha256', key).update(`${name}\n`).update(bytes).digest('hex');
}

/** In characters: a shorter secret is easy to guess. */
const leastLength = 16;

/**
 * Finds the key of this user's caches: `LECTERN_CACHE_KEY`, else a generated one that is stored where content can't
 * reach it.
 *
 * @returns the key; with `fault`, a key for this process only and the reason
 * @throws ConfigError for a key that is easy to guess
 */
export async function readSealKey(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ key: SealKey; fault?: EnvironmentError }> {
  const given = env.LECTERN_CACHE_KEY;
  if (given !== undefined && given !== '') {
    if (given.length >= leastLength) return { key: given };
    throw refusal('LECTERN_CACHE_KEY', {
      message: `has fewer than ${leastLength} characters, and could be guessed`,
      hint: 'make one with "openssl rand -hex 32"',
    });
  }
  try {
    const folder = userStateFolder(env);
    return { key: await keptKey(filesBelow(folder), path.join(folder, 'lectern', 'cache-key')) };
  } catch (error) {
    return { key: randomBytes(32).toString('hex'), fault: error as EnvironmentError };
  }
}

async function keptKey(files: WritableFiles, file: string): Promise<SealKey> {
  const read = async () => /^[\da-f]{64}(?=\n$)/.exec((await fileText(file, files)) ?? '')?.[0];
  const kept = await read();
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString('hex');
  await files.makeFolder(path.dirname(file), 0o700);
  if (await files.create(file, Buffer.from(`${made}\n`), 0o600)) return made;
  // Another process was first, unless the file contains no key.
  const other = await read();
  if (other !== undefined) return other;
  await files.remove(file);
  return (await files.create(file, Buffer.from(`${made}\n`), 0o600)) ? made : ((await read()) ?? made);
}
