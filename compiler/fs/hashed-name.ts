import path from 'node:path';
import { sha256 } from './sha256.ts';

/**
 * Where a file is written that is named by its content, so that hosts may keep it for ever.
 *
 *     guides/img/Map of it.png → assets/map-of-it-0f3c9a1d.png
 */
export function hashedName(sitePath: string, bytes: Uint8Array): string {
  const { name, ext } = path.posix.parse(sitePath);
  const readable =
    name
      .toLowerCase()
      .replace(/[^a-z\d.]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'file';
  return `assets/${readable}-${sha256(bytes).slice(0, 8)}${ext.toLowerCase()}`;
}
