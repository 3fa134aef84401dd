import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';

/**
 * The tolerance for times of files, in milliseconds. `utimes` rounds times, because its argument is a number of
 * seconds.
 */
const rounding = 0.01;

/**
 * Copies a file or folder to a path, and removes everything else there. Also copies the times of files, because
 * caches compare times. Skips files with equal size and time, so that restoring a site is fast.
 *
 * @param from a file, a folder or a symbolic link, as an absolute path
 * @param to an absolute path, which can be missing
 */
export function mirror(from: string, to: string): void {
  const requested = lstatSync(from);
  const present = lstatSync(to, { throwIfNoEntry: false });
  if (present && isEqual(requested, present, from, to)) return;
  if (requested.isDirectory()) {
    if (present && !present.isDirectory()) rmSync(to);
    mkdirSync(to, { recursive: true });
    const names = readdirSync(from);
    const kept = new Set(names);
    for (const name of readdirSync(to)) if (!kept.has(name)) rmSync(path.join(to, name), { recursive: true });
    for (const name of names) mirror(path.join(from, name), path.join(to, name));
    return;
  }
  rmSync(to, { recursive: true, force: true });
  if (requested.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  copyFileSync(from, to);
  utimesSync(to, requested.atimeMs / 1000, requested.mtimeMs / 1000);
}

/** Whether two files, or two symbolic links, are equal. For folders, the caller compares each entry. */
function isEqual(a: Stats, b: Stats, from: string, to: string): boolean {
  if (a.isFile() && b.isFile())
    return a.size === b.size && a.mode === b.mode && Math.abs(a.mtimeMs - b.mtimeMs) < rounding;
  return a.isSymbolicLink() && b.isSymbolicLink() && readlinkSync(from) === readlinkSync(to);
}
