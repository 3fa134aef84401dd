import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, and how much has to be free in it, in bytes. */
const memory = { folder: '/dev/shm', room: 4e9 };

/**
 * Creates the folder for the files of tests: in memory, if there is enough space. These files are many, small and
 * short-lived. On a disk, tests with many compiles need a quarter more processor time.
 */
export function folderOfTests(): string {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), 'lectern-tests-'));
  // Servers that tests run belong to other users.
  chmodSync(folder, 0o755);
  return folder;
}

function inMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(memory.folder);
    if (bavail * bsize < memory.room) return undefined;
    folder = mkdtempSync(join(memory.folder, 'lectern-tests-'));
    // Some machines let nothing be run from there, as an installed package is.
    const program = join(folder, 'program');
    writeFileSync(program, '', { mode: 0o700 });
    accessSync(program, constants.X_OK);
    return folder;
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true });
    return undefined;
  }
}
