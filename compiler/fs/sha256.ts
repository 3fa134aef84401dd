import { createHash } from 'node:crypto';
import path from 'node:path';

/** @returns the SHA-256 of bytes, or of a string as UTF-8, in hexadecimal */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The maximum length of the file's own name in its address: file systems support names of 255 bytes. */
const longestReadable = 100;

/**
 * The output path of a file that is named by its content, so that hosts may cache it for ever.
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
