import path from 'node:path';
import type { Files } from '../fs/files.ts';
import type { ResizedImage } from './resize-image.ts';
import { sha256 } from '../fs/sha256.ts';

/** Pictures that were resized before, each under a name that says all it depends on. */
export interface ImageCache {
  get(key: string): Promise<ResizedImage | undefined>;
  put(key: string, image: ResizedImage): Promise<void>;
  /** Throws away what this run had no use for, once there is much of it. */
  sweep(): Promise<void>;
}

/** How many unused entries are kept beside twice as many as were used. */
const slack = 50;

/** @param dir the cache's folder, absolute; what lies in it isn't trusted */
export function openImageCache(files: Files, dir: string): ImageCache {
  const used = new Set<string>();
  const fileOf = (key: string) => {
    used.add(key);
    return path.join(dir, key);
  };
  return {
    async get(key) {
      const bytes = await files.read(fileOf(key));
      return bytes && decode(key, Buffer.from(bytes).toString());
    },
    async put(key, image) {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}`;
      await files.write(draft, Buffer.from(encode(key, image)));
      await files.rename(draft, file);
    },
    async sweep() {
      const entries = await files.list(dir);
      if (entries.length <= 2 * used.size + slack) return;
      for (const entry of entries) if (!used.has(entry.path)) await files.remove(path.join(dir, entry.path));
    },
  };
}

function encode(key: string, { variants, placeholder }: ResizedImage): string {
  const payload = JSON.stringify({
    variants: variants.map(({ width, bytes }) => ({ width, base64: Buffer.from(bytes).toString('base64') })),
    placeholder,
  });
  return `${sha256(`${key}\n${payload}`)}\n${payload}`;
}

function decode(key: string, text: string): ResizedImage | undefined {
  const end = text.indexOf('\n');
  const payload = text.slice(end + 1);
  if (text.slice(0, end) !== sha256(`${key}\n${payload}`)) return undefined;
  // What has the right sum was written by `encode`.
  const { variants, placeholder } = JSON.parse(payload) as {
    variants: { width: number; base64: string }[];
    placeholder?: string;
  };
  return {
    variants: variants.map(({ width, base64 }) => ({ width, bytes: Buffer.from(base64, 'base64') })),
    placeholder,
  };
}
