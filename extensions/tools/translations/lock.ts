import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import * as z from 'zod/mini';
import type { CommandTools, ReadSite } from '../../../compiler/index.ts';

/** Path of a translation → hash of the original when the translation was confirmed as up to date. */
export type TranslationLock = ReadonlyMap<string, string>;

const LockFile = z.record(z.string(), z.string());

/** @returns the path of the lock file for all languages, relative to the site's folder */
export function lockPath({ settings }: Pick<ReadSite, 'settings'>): string {
  const { path } = settings.i18n as { path: string };
  return posix.join(path, 'translations.lock.json');
}

/** @returns a hash of an original's content. CRLF and LF give the same hash */
export function revisionOf(original: string): string {
  const text = original.replace(/\r\n?/g, '\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Reads the lock file.
 *
 * @returns an empty map if there is no file
 * @throws ConfigError if the file is invalid, or is a symbolic link to a file outside of the site
 */
export async function readLock(
  site: Pick<ReadSite, 'settings' | 'files'>,
  { refusal }: Pick<CommandTools, 'refusal'>,
): Promise<TranslationLock> {
  const file = lockPath(site);
  const text = await site.files.read(file);
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(LockFile.parse(JSON.parse(text))));
  } catch {
    const message = 'expected an object with a string for each translation';
    const hint = 'resolve its merge conflict, or delete it and confirm translations again with "lectern translated"';
    throw refusal(file, [{ message, hint }]);
  }
}

/**
 * Writes the lock file. It is sorted and has one line per translation, so that changes by several people
 * rarely conflict.
 */
export async function writeLock(site: Pick<ReadSite, 'settings' | 'files'>, lock: TranslationLock): Promise<void> {
  const sorted = [...lock].sort(([a], [b]) => (a < b ? -1 : 1));
  await site.files.write(lockPath(site), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
