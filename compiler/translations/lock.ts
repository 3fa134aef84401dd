import { refuseStrayLink } from '../project/settings/refuse-stray-link.ts';
import path from 'node:path';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { refusal } from '../config/problem.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Files, WritableFiles } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';
import { fileText } from '../fs/text-file.ts';

/** Path of a translation → revision of its original when the translation was confirmed as up to date. */
export type TranslationLock = ReadonlyMap<string, string>;

const LockFile = z.record(z.string(), z.string());

/** @returns the path of the lock file for all languages, relative to the site's folder */
export function lockPath({ i18n }: Pick<Config, 'i18n'>): string {
  return path.posix.join(i18n.path, 'translations.lock.json');
}

/** @returns a hash of an original's content. The kind of line breaks doesn't matter */
export function revisionOf(original: string): string {
  return sha256(original.replace(/\r\n?/g, '\n')).slice(0, 16);
}

/**
 * Reads the lock file.
 *
 * @param dir absolute path of the site's folder
 * @returns an empty map if there is no file
 * @throws ConfigError if the file is invalid, or is a link that leads out of the site
 */
export async function readLock(dir: string, config: Pick<Config, 'i18n'>, files: Files): Promise<TranslationLock> {
  const file = lockPath(config);
  await refuseStrayLink(dir, file, files);
  const text = await fileText(path.join(dir, file), files);
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(LockFile.parse(JSON.parse(text))));
  } catch {
    throw refusal(file, {
      message: 'expected an object with a string for each translation',
      hint: 'resolve its merge conflict, or delete it and confirm translations again with "lectern translated"',
    });
  }
}

/**
 * Writes the lock file. It is sorted and has one line per translation, so that changes by several people
 * rarely conflict.
 */
export async function writeLock(
  dir: string,
  config: Pick<Config, 'i18n'>,
  lock: TranslationLock,
  files: WritableFiles,
): Promise<void> {
  const sorted = [...lock].sort(([a], [b]) => compareText(a, b));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  await files.write(path.join(dir, lockPath(config)), Buffer.from(text));
}
