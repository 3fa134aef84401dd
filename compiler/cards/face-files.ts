import path from 'node:path';
import { filesBelow } from '../fs/files-below.ts';
import { sha256 } from '../fs/sha256.ts';
import { processFolder } from '../fs/system-folders.ts';
import type { CardFace } from './draw-card.ts';
import { fontFamily } from './font-family.ts';

/** The folder of fonts. The text renderer reads the files while it runs. */
let folder: string | undefined;
const written = new Map<string, Promise<void>>();

/**
 * Prepares fonts for the text renderer, which reads OpenType files.
 *
 * @param fonts WOFF2 or OpenType
 * @throws Error if one is no font
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
 * Loaded on demand, because the decoder for WOFF2 is large. Its result is copied, because the decoder reuses the
 * memory.
 */
async function unpackWoff2(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: wawoff2 } = await import('wawoff2');
  try {
    return Uint8Array.from(await wawoff2.decompress(bytes));
  } catch (error) {
    throw new Error('it is not a WOFF2 font', { cause: error });
  }
}
