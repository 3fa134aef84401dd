// The hook `files`: further files of the output, made from the compiled pages.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { openSession } from '../../session.ts';
import { lines, withExtension } from './extension-site.ts';

/** Writes the titles of the docs pages, and the description of one page. */
const titles = `  async files(corpus, emit) {
    globalThis.probeFiles = (globalThis.probeFiles ?? 0) + 1;
    const docs = (await corpus.routes()).filter(({ kind }) => kind === 'doc');
    emit('data/titles.txt', docs.map(({ title }) => title).join('\\n'));
    emit('data/first.bin', Uint8Array.from([1, 2]));
    const { description } = await corpus.page('/docs/a');
    emit('data/description.txt', description);
    await corpus.page('/docs/gone').catch(({ reason }) => emit('data/gone.txt', reason));
  },`;
const pages = { 'docs/a.md': '# A\n\nOne.\n', 'docs/b.md': '# B\n\nTwo.\n' };
const runs = () => (globalThis as { probeFiles?: number }).probeFiles ?? 0;
const read = (dir: string, file: string) => readFileSync(path.join(dir, 'dist', file), 'utf8');

test('an extension writes files from the pages of the compile', () =>
  withExtension(titles, pages, async ({ dir }) => {
    assert.equal((await compile(dir)).diagnostics, []);
    assert.is(read(dir, 'data/titles.txt'), 'Start\nA\nB');
    assert.is(read(dir, 'data/description.txt'), 'One.');
    assert.is(read(dir, 'data/gone.txt'), 'missing');
    assert.equal([...readFileSync(path.join(dir, 'dist/data/first.bin'))], [1, 2]);
    const { files } = JSON.parse(read(dir, 'corpus/manifest.json')) as { files: Record<string, unknown> };
    assert.ok(JSON.stringify(files).includes('data/titles.txt'));
  }));

test('a reserved path and a name that Windows cannot store are errors', async () => {
  for (const [file, reason] of [
    ['.lectern/lock', /^lectern\.config\.ts:2:\d+ error output-path .*is reserved for Lectern/],
    ['corpus/manifest.json', /^lectern\.config\.ts:2:\d+ error output-path .*is reserved for Lectern/],
    ['CON', /^probe\.ts:4:\d+ error extension-failed .*which Windows reserves for a device/],
  ] as const)
    await withExtension(`  files: (_, emit) => emit('${file}', 'x'),`, {}, async ({ dir }) => {
      const { published, diagnostics } = await compile(dir);
      assert.is(published, false, file);
      assert.match(lines(diagnostics)[0]!, reason);
    });
});

test('the hook runs again only after a change of a value that it has read', () =>
  withExtension(titles, pages, async ({ dir, write }) => {
    const session = await openSession(dir, {});
    const save = async (file: string, text: string) => {
      write({ [file]: text });
      return (await session.compile()).changed.filter((each) => each.startsWith('data/'));
    };
    try {
      await session.compile();
      const first = runs();
      assert.equal(await save('docs/b.md', '# B\n\nTwo.\n\nThree.\n'), []);
      assert.is(runs(), first);
      assert.equal(await save('docs/a.md', '# A\n\nFour.\n'), ['data/description.txt']);
      assert.equal(await save('docs/b.md', '# Beta\n\nTwo.\n'), ['data/titles.txt']);
      assert.equal(await save('docs/gone.md', '# Gone\n'), ['data/gone.txt', 'data/titles.txt']);
      assert.is(existsSync(path.join(dir, 'dist/data/gone.txt')), false);
    } finally {
      await session.close();
    }
  }));

const failures: Record<string, { members: string; found: RegExp }> = {
  'writes a file of another output': {
    members: "  files(corpus, emit) { emit('corpus/site.json', ''); },",
    found: /^lectern\.config\.ts:2:\d+ error output-path /,
  },
  'writes out of the output folder': {
    members: "  files(corpus, emit) {\n    emit('../x.txt', '');\n  },",
    found: /^probe\.ts:5:5 error extension-failed .*"files": it throws: emit needs a path in the output folder/,
  },
  'writes a file twice': {
    members: "  files(corpus, emit) {\n    emit('x.txt', '');\n    emit('x.txt', '');\n  },",
    found: /^probe\.ts:6:5 error extension-failed .*it throws: it emits "x\.txt" twice$/,
  },
  rejects: {
    members: "  files: async () => {\n    throw new Error('no');\n  },",
    found: /^probe\.ts:5:11 error extension-failed .*it throws: no$/,
  },
};

for (const [name, { members, found }] of Object.entries(failures))
  test(`a hook that ${name} is one error, and nothing is published`, () =>
    withExtension(members, pages, async ({ dir }) => {
      const report = await compile(dir);
      assert.is(report.published, false);
      assert.is(report.diagnostics.length, 1);
      assert.match(lines(report.diagnostics)[0]!, found);
    }));

test.run();
