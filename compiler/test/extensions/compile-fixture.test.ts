// Tests the module `lectern/test`, which helps to test extensions.
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileFixture } from '../../compile-fixture.ts';
import { defineExtension } from '../../extensions/extension.ts';

const listing = defineExtension({
  name: 'listing',
  async files(corpus, emit) {
    emit('titles.txt', (await corpus.routes()).map(({ title }) => title).join(', '));
  },
});

test('a fixture is compiled with a config object, and its folder is removed', async () => {
  const { corpus, html, files, diagnostics } = await compileFixture({
    files: { 'docs/index.md': '# Start\n\nTo [b](./gone.md).\n' },
    config: { title: 'Test', extensions: [listing()] },
  });
  assert.is((corpus['pages/docs.json'] as { title: string }).title, 'Start');
  assert.match(html['docs/index.html']!, '<h1>Start</h1>');
  assert.match(files['titles.txt']!, 'Start');
  assert.equal(
    diagnostics.map(({ rule, place: { path, line } }) => `${path}:${line} ${rule}`),
    ['docs/index.md:3 broken-markdown-link'],
  );
  assert.equal(
    readdirSync(tmpdir()).filter((name) => name.startsWith('lectern-fixture-')),
    [],
  );
});

test('errors of the config are diagnostics, and a config can be a file', async () => {
  const { corpus, diagnostics } = await compileFixture({
    files: { 'docs/index.md': '# Start\n', 'lectern.config.yml': 'title: Test\ntagine: Words\n' },
  });
  assert.equal(corpus, {});
  assert.equal(
    diagnostics.map(({ rule, place: { path, line, setting } }) => `${path}:${line} ${rule} ${setting}`),
    ['lectern.config.yml:2 invalid-config tagine'],
  );
});

test.run();
