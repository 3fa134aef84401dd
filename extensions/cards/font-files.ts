import type { CardsContext } from '../../compiler/index.ts';
import type { CardFont } from './render-card.ts';
import { fontFamily } from './font-family.ts';

/**
 * Writes fonts to files, because the text renderer reads OpenType files.
 *
 * @param fonts WOFF2 or OpenType
 * @param write writes a temporary file, and returns its path
 * @throws Error if one of them is not a font
 */
export async function fontFiles(
  fonts: readonly Uint8Array[],
  write: CardsContext['writeTemporary'],
): Promise<CardFont> {
  const unpacked: Uint8Array[] = [];
  for (const bytes of fonts) unpacked.push(isWoff2(bytes) ? await unpackWoff2(bytes) : bytes);
  const family = fontFamily(unpacked[0]!);
  return { family, files: await Promise.all(unpacked.map((bytes) => write(bytes, '.ttf'))) };
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
