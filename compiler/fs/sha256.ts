import { createHash } from 'node:crypto';
import path from 'node:path';

/** @returns the SHA-256 hash of bytes, or of a string in UTF-8, as hexadecimal digits */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Maximum length of the original name in a name with a hash, in characters. File systems support 255 bytes. */
const longestReadable = 100;

/**
 * Returns an output path that contains a hash of the file's content, so that hosts can cache the file
 * forever:
 *
 *     guides/img/Map of it.png → assets/map-of-it-0f3c9a1d.png
 */
export function hashedName(sitePath: string, bytes: Uint8Array): string {
  const { name, ext } = path.posix.parse(sitePath);
  const readable =
    name
      .toLowerCase()
      .replace(/[^a-z\d.]+/g, '-')
      .slice(0, longestReadable)
      .replace(/^-+|-+$/g, '') || 'file';
  return `assets/${readable}-${sha256(bytes).slice(0, 8)}${ext.toLowerCase()}`;
}
