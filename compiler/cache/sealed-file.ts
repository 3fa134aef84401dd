import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { writeInOneStep } from '../fs/write-in-one-step.ts';
import { sealOf, type SealKey } from './seal.ts';
import { fileText } from '../fs/text-file.ts';

/** Writes a text in one step, sealed under the name of its file. */
export async function writeSealed(files: Files, file: string, text: string, key: SealKey): Promise<void> {
  await writeInOneStep(files, file, Buffer.from(`${sealOf(key, path.basename(file), text)}\n${text}`));
}

/** @returns the text; nothing when there is none, or somebody without the key has written it */
export async function readSealed(files: Files, file: string, key: SealKey): Promise<string | undefined> {
  const whole = (await fileText(file, files)) ?? '';
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  return end > 0 && whole.slice(0, end) === sealOf(key, path.basename(file), text) ? text : undefined;
}
