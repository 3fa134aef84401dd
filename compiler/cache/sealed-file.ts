import path from 'node:path';
import type { WritableFiles } from '../fs/files.ts';
import { writeInOneStep } from '../fs/write-in-one-step.ts';
import { sealOf, type SealKey } from './seal.ts';
import { fileText } from '../fs/text-file.ts';

/**
 * A folder of named strings. Each string is sealed (signed with a key) in a separate file.
 *
 * @param dir absolute path of a folder for these strings only. The content of the folder isn't trusted
 * @param slack unused strings are removed if the folder contains more than `2 * used + slack` strings
 */
export function openSealedFolder(files: WritableFiles, dir: string, key: SealKey, slack: number) {
  const used = new Set<string>();
  const fileOf = (name: string) => {
    used.add(name);
    return path.join(dir, name);
  };
  return {
    get: (name: string) => readSealed(files, fileOf(name), key),
    put: (name: string, text: string) => writeSealed(files, fileOf(name), text, key),
    /** Removes the strings that this run did not use, if there are many of them. */
    async sweep(): Promise<void> {
      const names = await files.names(dir);
      if (names.length <= 2 * used.size + slack) return;
      for (const { name } of names) if (!used.has(name)) await files.remove(path.join(dir, name));
    },
  };
}

/** Writes a string to a file atomically. The seal covers the file's name. */
export async function writeSealed(files: WritableFiles, file: string, text: string, key: SealKey): Promise<void> {
  await writeInOneStep(files, file, Buffer.from(`${sealOf(key, path.basename(file), text)}\n${text}`));
}

/** Reads a sealed string. @returns undefined if the file is missing, or was written without the key */
export async function readSealed(files: WritableFiles, file: string, key: SealKey): Promise<string | undefined> {
  const whole = (await fileText(file, files)) ?? '';
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  return end > 0 && whole.slice(0, end) === sealOf(key, path.basename(file), text) ? text : undefined;
}
