import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileFixture } from 'lectern/test';
import terms from '../extension/index.js';

const compile = (csv) =>
  compileFixture({
    files: { 'docs/index.md': '# Start\n', 'terms.csv': csv },
    config: { title: 'Test', extensions: [terms()] },
  });

test('the page lists the terms', async () => {
  const { html, diagnostics } = await compile('tide,The sea moves.\n');
  assert.deepEqual(diagnostics, []);
  assert.match(html['docs/terms/index.html'], /<strong>tide<\/strong>: The sea moves\./);
});

test('a term without an explanation is reported at its line', async () => {
  const { diagnostics } = await compile('tide,The sea moves.\nebb\n');
  const found = diagnostics.map(({ rule, place }) => `${place.path}:${place.line} ${rule}`);
  assert.deepEqual(found, ['terms.csv:2 terms/unexplained']);
});
