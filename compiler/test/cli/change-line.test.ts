import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeLine } from '../../cli/change-line.ts';

const line = (...changed: string[]) => changeLine(changed, 38, 'no warnings');
const page = (name: string) => `corpus/pages/${name}.json`;

test('a save names its changed pages', () => {
  const files = ['corpus/manifest.json', page('docs/guide'), 'docs.md', 'docs/guide/index.html'];
  assert.is(line(...files), '/docs/guide changed in 38 ms, no warnings');
  assert.is(line(page('index'), `de/${page('docs/a')}`), '/, /de/docs/a changed in 38 ms, no warnings');
});

test('a save with many changed pages counts them, and a save without changed pages counts files', () => {
  assert.is(line(...['a', 'b', 'c', 'd'].map(page)), '4 pages changed in 38 ms, no warnings');
  assert.is(line('assets/style.css'), '1 file changed in 38 ms, no warnings');
});

test.run();
