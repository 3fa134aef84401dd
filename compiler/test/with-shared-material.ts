import { existsSync } from 'node:fs';
import { test } from 'uvu';
import { sharedMaterial } from '../../scripts/shared-material.ts';

/**
 * For tests that need material from beside the repository.
 *
 * @param path of a file or folder of `../shared`
 * @returns uvu's `test` where it is at hand; elsewhere its `test.skip`, and says so
 */
export function withSharedMaterial(path: string): typeof test | typeof test.skip {
  if (existsSync(sharedMaterial(path))) return test;
  console.log(`Skipping tests that need ../shared/${path}, which is no part of the repository.`);
  return test.skip;
}
