import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface PackedFile {
  /** The path relative to the package. */
  name: string;
  /** The compressed size of the file: about its share of the tarball, in bytes. */
  packed: number;
}

/** @returns the files in a tarball of npm, in order */
export function packedFiles(tarball: string): PackedFile[] {
  const tar = gunzipSync(readFileSync(tarball));
  const files: PackedFile[] = [];
  // A tar header has 512 bytes. The name is at offset 0, and the prefix of a long name at 345. The size (octal) is at
  // 124, and the kind at 156.
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
