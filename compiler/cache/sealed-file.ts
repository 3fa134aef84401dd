import path from 'node:path';
import type { WritableFiles } from '../fs/files.ts';
import { writeInOneStep } from '../fs/write-in-one-step.ts';
import { sealOf, type SealKey } from './seal.ts';
import { fileText } from '../fs/text-file.ts';

/**
 * Named strings, each sealed in its own file.
 *
 * @param dir a separate folder, absolute; its content isn't trusted
 * @param slack the number of unused strings, beyond twice the used ones, that stay in the folder
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
    /** Removes the entries that this run did not use, if there are many. */
    async sweep(): Promise<void> {
      const names = await files.names(dir);
      if (names.length <= 2 * used.size + slack) return;
      for (const { name } of names) if (!used.has(name)) await files.remove(path.join(dir, name));
    },
  };
}

/** Writes a string in one step, sealed under the name of its file. */
export async function writeSealed(files: WritableFiles, file: string, text: string, key: SealKey): Promise<void> {
  await writeInOneStep(files, file, Buffer.from(`${sealOf(key, path.basename(file), text)}\n${text}`));
}

/** @returns the string; undefined if it is missing, or was written without the key */
export async function readSealed(files: WritableFiles, file: string, key: SealKey): Promise<string | undefined> {
  const whole = (await fileText(file, files)) ?? '';
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  return end > 0 && whole.slice(0, end) === sealOf(key, path.basename(file), text) ? text : undefined;
}
