import path from 'node:path';
import type { FileStat, Name } from './files.ts';
import { sha256 } from './sha256.ts';

/** Files in memory that appear next to the files on the disk. */
export interface Provided {
  /** @returns the state of a provided file, or of a folder with provided files */
  stat(file: string): FileStat | undefined;
  /** @returns the entries of a folder with provided files */
  names(dir: string): readonly Name[];
  /** @returns the bytes of a provided file */
  read(file: string): Uint8Array | undefined;
  /** Returns the paths of the files and of all folders that contain them. */
  paths(): Iterable<string>;
}

/**
 * Indexes files in memory by path and folder.
 *
 * @param files absolute path → bytes
 */
export function indexProvided(files: ReadonlyMap<string, Uint8Array>): Provided {
  const folders = new Map<string, Map<string, Name>>();
  const add = (file: string, kind: Name['kind']): void => {
    const dir = path.dirname(file);
    const name = path.basename(file);
    const names = folders.get(dir);
    if (names) return void names.set(name, { name, kind, isProvided: true });
    folders.set(dir, new Map([[name, { name, kind, isProvided: true }]]));
    if (path.dirname(dir) !== dir) add(dir, 'folder');
  };
  for (const file of files.keys()) add(file, 'file');
  return {
    stat(file) {
      const bytes = files.get(file);
      if (bytes) return { kind: 'file', size: bytes.length, changed: 0, fingerprint: `provided ${sha256(bytes)}` };
      return folders.has(file) ? { kind: 'folder', size: 0, changed: 0, fingerprint: 'provided folder' } : undefined;
    },
    names: (dir) => [...(folders.get(dir)?.values() ?? [])],
    read: (file) => files.get(file),
    paths: () => [...files.keys(), ...folders.keys()],
  };
}
