import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pageSchemas } from '../../corpus/schema/pages/index.ts';
import { laterFiles, moduleOfKind } from '../../scripts/later-files.ts';

const exportsOf = async (modules: readonly string[]) => {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: [...modules],
    outdir: '/',
    format: 'esm',
    write: false,
    metafile: true,
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
};

for (const [file, modules] of Object.entries(laterFiles))
  test(`no two modules of the file "${file}" export the same name, because the bundler would drop both`, async () => {
    const names = await exportsOf(modules);
    assert.equal(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

test('each page kind is rendered by a module in a shared file, except docs', () => {
  const together = new Set<string>(Object.values(laterFiles).flat());
  const alone = Object.keys(pageSchemas).filter((kind) => !together.has(moduleOfKind(kind)));
  assert.equal(alone.sort(), ['doc']);
});

test.run();
