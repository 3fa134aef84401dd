import path from 'node:path';
import { filesBelow } from '../fs/files-below.ts';
import { sha256 } from '../fs/sha256.ts';
import { processFolder } from '../fs/system-folders.ts';
import type { CardFace } from './render-card.ts';
import { fontFamily } from './font-family.ts';

/** Temporary folder with the fonts. The text renderer reads them while it runs. */
let folder: string | undefined;
const written = new Map<string, Promise<void>>();

/**
 * Writes fonts to files, because the text renderer reads OpenType files.
 *
 * @param fonts WOFF2 or OpenType
 * @throws Error if one of them is not a font
 */
export async function faceOf(fonts: readonly Uint8Array[]): Promise<CardFace> {
  const unpacked: Uint8Array[] = [];
  for (const bytes of fonts) unpacked.push(isWoff2(bytes) ? await unpackWoff2(bytes) : bytes);
  const family = fontFamily(unpacked[0]!);
  return { family, files: await Promise.all(unpacked.map(fileOf)) };
}

async function fileOf(font: Uint8Array): Promise<string> {
  folder ??= processFolder('fonts');
  const file = path.join(folder, `${sha256(font).slice(0, 16)}.ttf`);
  if (!written.has(file)) written.set(file, filesBelow(folder).write(file, font));
  await written.get(file);
  return file;
}

function isWoff2(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'wOF2';
}

/**
 * Converts WOFF2 to OpenType. The decoder is imported on demand, because it is large. The decoder reuses its memory,
 * so its result must be copied.
 */
async function unpackWoff2(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: wawoff2 } = await import('wawoff2');
  try {
    return Uint8Array.from(await wawoff2.decompress(bytes));
  } catch (error) {
    throw new Error('the file is not a WOFF2 font', { cause: error });
  }
}
