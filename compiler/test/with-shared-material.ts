import { existsSync } from 'node:fs';
import { test } from 'uvu';
import { sharedMaterial } from '../../scripts/shared-material.ts';

/**
 * Returns the `test` function for tests that need files outside of the repository.
 *
 * @param path path of a file or folder in `../shared`
 * @returns uvu's `test` if it exists. Otherwise prints a note and returns `test.skip`
 */
export function withSharedMaterial(path: string): typeof test | typeof test.skip {
  if (existsSync(sharedMaterial(path))) return test;
  console.log(`Skipping tests that need ../shared/${path}, which is no part of the repository.`);
  return test.skip;
}
