import { readFile } from 'node:fs/promises';

/** @returns the text of a file for showing a line of it; nothing when it can't be read as text */
export async function readSource(absolute: string): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(absolute));
  } catch {
    return undefined;
  }
}
