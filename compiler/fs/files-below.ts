import { safeFolder } from '../../corpus/safe-folder.ts';
import { absent, attempt } from './attempt.ts';
import { disk } from './disk.ts';
import type { WritableFiles } from './files.ts';

/**
 * Creates access to the real file system that can write below one folder. Writes follow no symbolic link below that
 * folder.
 *
 * @param root the folder. It may be a symbolic link, and is created if missing
 */
export function filesBelow(root: string): WritableFiles {
  const folder = safeFolder(root);
  const writeNow = (file: string, bytes: Uint8Array) => attempt(`write "${file}"`, () => folder.write(file, bytes));
  return {
    ...disk,
    writeNow,
    write: async (file, bytes) => writeNow(file, bytes),
    append: async (file, bytes) => attempt(`write "${file}"`, () => folder.append(file, bytes)),
    create: async (file, bytes, mode) => attempt(`create "${file}"`, () => folder.create(file, bytes, mode)),
    makeFolder: async (dir, mode) => attempt(`make the folder "${dir}"`, () => folder.makeFolder(dir, mode)),
    rename: async (from, to) => attempt(`write "${to}"`, () => folder.rename(from, to)),
    clone: async (from, to) => attempt(`write "${to}"`, () => folder.clone(from, to)),
    link: async (target, file) => attempt(`make the link "${file}"`, () => folder.link(target, file)),
    remove: async (file) => attempt(`remove "${file}"`, () => folder.remove(file)),
    removeEmptyFolder: async (dir) =>
      attempt(`remove "${dir}"`, () => folder.removeEmptyFolder(dir), ['ENOTEMPTY', 'EEXIST', ...absent]) ?? false,
  };
}
