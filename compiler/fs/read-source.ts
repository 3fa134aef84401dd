import { disk } from './disk.ts';

/** @returns the text of a file for showing a line of it; nothing when it can't be read as text */
export async function readSource(absolute: string): Promise<string | undefined> {
  try {
    const bytes = await disk.read(absolute);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
