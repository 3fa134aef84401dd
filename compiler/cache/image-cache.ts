import type { WritableFiles } from '../fs/files.ts';
import type { ResizedImage } from './resize-image.ts';
import type { SealKey } from './seal.ts';
import { openSealedFolder } from './sealed-file.ts';

/** Cache of resized images. The name of an entry is a hash of everything that the result depends on. */
export type ImageCache = ReturnType<typeof openImageCache>;

/** Unused entries are removed if they outnumber the used entries by more than this. */
const slack = 50;

/**
 * Opens the cache of resized images.
 *
 * @param dir absolute path of the cache's folder. Its content isn't trusted
 */
export function openImageCache(files: WritableFiles, dir: string, sealKey: SealKey) {
  const texts = openSealedFolder(files, dir, sealKey, slack);
  return {
    async get(key: string): Promise<ResizedImage | undefined> {
      const text = await texts.get(key);
      return text === undefined ? undefined : decode(text);
    },
    put: (key: string, image: ResizedImage) => texts.put(key, encode(image)),
    sweep: texts.sweep,
  };
}

function encode({ variants, placeholder }: ResizedImage): string {
  return JSON.stringify({
    variants: variants.map(({ width, bytes }) => ({ width, base64: Buffer.from(bytes).toString('base64') })),
    placeholder,
  });
}

/**
 * Parses a cached image.
 *
 * @param text a result of `encode`
 */
function decode(text: string): ResizedImage {
  const { variants, placeholder } = JSON.parse(text) as {
    variants: { width: number; base64: string }[];
    placeholder?: string;
  };
  return {
    variants: variants.map(({ width, base64 }) => ({ width, bytes: Buffer.from(base64, 'base64') })),
    placeholder,
  };
}
