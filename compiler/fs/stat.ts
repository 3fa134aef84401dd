import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { compareText } from '../diagnostics/diagnostic.ts';
import { absent, attempt } from './attempt.ts';
import type { FileStat, Name } from './files.ts';

/** @returns the state of a file, folder or link, without following the link; undefined if the path doesn't exist */
export function statOf(file: string): FileStat | undefined {
  const stats = attempt(`look at "${file}"`, () => lstatSync(file, { throwIfNoEntry: false }), absent);
  if (!stats) return undefined;
  const kind = kindOf(stats);
  const { size, mtimeMs, ctimeMs, ino } = stats;
  // For a folder, size and times are omitted, because they change when entries are added or removed.
  const fingerprint = kind === 'folder' ? `folder ${ino}` : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  return { kind, size, changed: mtimeMs, fingerprint };
}

function kindOf(entry: Pick<Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): FileStat['kind'] {
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
}

/** @returns the path with all links resolved; undefined if it doesn't exist */
export function realPathOf(file: string): string | undefined {
  return attempt(`look at "${file}"`, () => realpathSync.native(file), absent);
}

/** @returns the target of a symbolic link, even if the target doesn't exist; undefined if the path is not a link */
export function linkTargetOf(file: string): string | undefined {
  return attempt(`read the link "${file}"`, () => readlinkSync(file), [...absent, 'EINVAL', 'UNKNOWN']);
}

/** @returns the entries of a folder, in the order of `inOrderOfPaths`; empty if the folder doesn't exist */
export function namesIn(dir: string): readonly Name[] {
  const found = attempt(`read the folder "${dir}"`, () => readdirSync(dir, { withFileTypes: true }), absent) ?? [];
  const names = found.some(({ name }) => name.includes('\ufffd'))
    ? namesOfBytes(dir)
    : found.map((entry): Name => ({ name: entry.name, kind: kindOf(entry) }));
  return names.sort(inOrderOfPaths);
}

/**
 * Compares entries by name, with folders as `a/`. So `a-b` comes before the files in `a`, as in a sorted list of
 * paths.
 */
export function inOrderOfPaths(a: Name, b: Name): number {
  const start = ({ name, kind }: Name) => (kind === 'folder' ? `${name}/` : name);
  return compareText(start(a), start(b));
}

/**
 * Returns the entries of a folder with names that are not valid UTF-8. An invalid name is returned with its bytes as
 * escapes (`\xe9`), and can't be opened.
 */
function namesOfBytes(dir: string): Name[] {
  return readdirSync(dir, { withFileTypes: true, encoding: 'buffer' }).map((entry): Name => {
    const bytes = entry.name as unknown as Buffer;
    if (isUtf8(bytes)) return { name: bytes.toString(), kind: kindOf(entry) };
    const escaped = bytes
      .toString('latin1')
      .replace(/[^ -~]/g, (byte) => `\\x${Buffer.from(byte, 'latin1').toString('hex')}`);
    return { name: escaped, kind: 'nameless' };
  });
}
