import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attempt } from './attempt.ts';

/**
 * Makes a folder of a name that nobody can foresee, for this user alone.
 *
 * @param purpose is a part of the name: `prerender`
 * @throws EnvironmentError when the system has no place for it
 */
export function temporaryFolder(purpose: string): string {
  return attempt(`make a folder in "${tmpdir()}"`, () => mkdtempSync(path.join(tmpdir(), `lectern-${purpose}-`)));
}
