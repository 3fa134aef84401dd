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

/** In milliseconds: `utimes` takes seconds as a number, which rounds. */
const rounding = 0.01;

/**
 * Makes a path equal to another one, with the times of files, because caches compare them. Files with the same size and
 * time stay, so restoring a site is quick.
 *
 * @param from a file, a folder or a symbolic link, absolute
 * @param to absolute; may be missing
 */
export function mirror(from: string, to: string): void {
  const wanted = lstatSync(from);
  const present = lstatSync(to, { throwIfNoEntry: false });
  if (present && isEqual(wanted, present, from, to)) return;
  if (wanted.isDirectory()) {
    if (present && !present.isDirectory()) rmSync(to);
    mkdirSync(to, { recursive: true });
    const names = readdirSync(from);
    const kept = new Set(names);
    for (const name of readdirSync(to)) if (!kept.has(name)) rmSync(path.join(to, name), { recursive: true });
    for (const name of names) mirror(path.join(from, name), path.join(to, name));
    return;
  }
  rmSync(to, { recursive: true, force: true });
  if (wanted.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  copyFileSync(from, to);
  utimesSync(to, wanted.atimeMs / 1000, wanted.mtimeMs / 1000);
}

/** Whether two files or two symbolic links are equal. Folders are compared entry by entry. */
function isEqual(a: Stats, b: Stats, from: string, to: string): boolean {
  if (a.isFile() && b.isFile())
    return a.size === b.size && a.mode === b.mode && Math.abs(a.mtimeMs - b.mtimeMs) < rounding;
  return a.isSymbolicLink() && b.isSymbolicLink() && readlinkSync(from) === readlinkSync(to);
}
