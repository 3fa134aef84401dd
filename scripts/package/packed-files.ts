import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface PackedFile {
  /** Relative to the package's folder. */
  name: string;
  /** About how many bytes of the tarball it takes: its own size, compressed. */
  packed: number;
}

/** @returns the files in a tarball that npm packed, in their order */
export function packedFiles(tarball: string): PackedFile[] {
  const tar = gunzipSync(readFileSync(tarball));
  const files: PackedFile[] = [];
  // Each header has 512 bytes. Offsets: name 0, size (octal) 124, kind 156, prefix of a long name 345.
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const field = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).split('\0')[0]!;
    const size = Number.parseInt(field(124, 12), 8);
    const name = [field(345, 155), field(0, 100)]
      .filter(Boolean)
      .join('/')
      .replace(/^package\//, '');
    if (field(156, 1) === '0') files.push({ name, packed: gzipSync(tar.subarray(at + 512, at + 512 + size)).length });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
