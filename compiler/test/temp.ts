import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder for one test. */
export interface TempFolder {
  dir: string;
  /** Writes files: path → content. */
  write(files: Record<string, string | Uint8Array>): void;
  remove(): void;
}

export function tempFolder(parent = tmpdir()): TempFolder {
  const dir = mkdtempSync(path.join(parent, 'lectern-'));
  return {
    dir,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
        writeFileSync(path.join(dir, name), content);
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Copies a fixture into a temporary folder, so that tests don't write into the fixture. */
export function copyToTemp(source: string): TempFolder {
  const folder = tempFolder();
  cpSync(source, folder.dir, { recursive: true });
  return folder;
}
