import path from 'node:path';
import * as assert from 'uvu/assert';
import { compile } from '../../compiler/compile.ts';
import { writeStarter } from '../../compiler/project/write-starter.ts';
import { tempFolder } from '../../compiler/test/temp.ts';
import { madeOnce } from '../../scripts/testing/made-once.ts';

/**
 * Compiles the site that `lectern init` writes, once per process. The folder is removed when the process ends.
 *
 * @returns the output folder, which tests must not change
 */
export const compiledStarter = madeOnce(async () => {
  const folder = tempFolder();
  process.once('exit', folder.remove);
  await writeStarter(folder.dir);
  const { published, diagnostics } = await compile(folder.dir);
  assert.ok(published, JSON.stringify(diagnostics));
  return path.join(folder.dir, 'dist');
});
