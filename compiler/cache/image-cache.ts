import path from 'node:path';
import type { Files } from '../fs/files.ts';
import type { ResizedImage } from './resize-image.ts';
import type { SealKey } from './seal.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** Pictures that were resized before, each under a name that is a hash of all that it depends on. */
export interface ImageCache {
  get(key: string): Promise<ResizedImage | undefined>;
  put(key: string, image: ResizedImage): Promise<void>;
  /** Removes what this run did not use, once there is much of it. */
  sweep(): Promise<void>;
}

/** How many unused entries are kept, beyond twice the number of used ones. */
const slack = 50;

/** @param dir the cache's folder, absolute; what lies in it isn't trusted */
export function openImageCache(files: Files, dir: string, sealKey: SealKey): ImageCache {
  const used = new Set<string>();
  const fileOf = (key: string) => {
    used.add(key);
    return path.join(dir, key);
  };
  return {
    async get(key) {
      const text = await readSealed(files, fileOf(key), sealKey);
      return text === undefined ? undefined : decode(text);
    },
    put: (key, image) => writeSealed(files, fileOf(key), encode(image), sealKey),
    async sweep() {
      const entries = await files.list(dir);
      if (entries.length <= 2 * used.size + slack) return;
      for (const entry of entries) if (!used.has(entry.path)) await files.remove(path.join(dir, entry.path));
    },
  };
}

function encode({ variants, placeholder }: ResizedImage): string {
  return JSON.stringify({
    variants: variants.map(({ width, bytes }) => ({ width, base64: Buffer.from(bytes).toString('base64') })),
    placeholder,
  });
}

/** @param text that `encode` made */
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
