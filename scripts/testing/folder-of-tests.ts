import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a file system in memory, and the free space that tests need there, in bytes. */
const memory = { folder: '/dev/shm', room: 4e9 };

/**
 * Creates the folder for files of tests: in memory, if there is enough space. Tests write many small files. If the
 * folder is on a disk, tests with many compiles need a quarter more processor time.
 */
export function folderOfTests(): string {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), 'lectern-tests-'));
  // All users can read the folder, because servers that tests start can run as another user.
  chmodSync(folder, 0o755);
  return folder;
}

function inMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(memory.folder);
    if (bavail * bsize < memory.room) return undefined;
    folder = mkdtempSync(join(memory.folder, 'lectern-tests-'));
    // Checks that programs can run in the folder, because some machines forbid it, and tests run an installed
    // package.
    const program = join(folder, 'program');
    writeFileSync(program, '', { mode: 0o700 });
    accessSync(program, constants.X_OK);
    return folder;
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true });
    return undefined;
  }
}
