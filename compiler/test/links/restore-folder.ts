import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder equal to another folder. Copies only files that differ, because a full copy would take longer than a
 * test.
 */
export function restoreFolder(dir: string, from: string): void {
  mkdirSync(dir, { recursive: true });
  const expected = new Set(readdirSync(from));
  for (const name of readdirSync(dir)) if (!expected.has(name)) rmSync(path.join(dir, name), { recursive: true });
  for (const name of expected) restore(path.join(dir, name), path.join(from, name));
}

function restore(place: string, from: string): void {
  const [now, then] = [lstatSync(place, { throwIfNoEntry: false }), lstatSync(from)];
  if (then.isDirectory()) {
    if (now && !now.isDirectory()) rmSync(place);
    return restoreFolder(place, from);
  }
  const isSame = now?.mode === then.mode && now.size === then.size && now.mtimeMs === then.mtimeMs;
  if (isSame && !then.isSymbolicLink()) return;
  rmSync(place, { recursive: true, force: true });
  if (then.isSymbolicLink()) return symlinkSync(readlinkSync(from), place);
  copyFileSync(from, place);
  utimesSync(place, then.mtimeMs / 1000, then.mtimeMs / 1000);
}
