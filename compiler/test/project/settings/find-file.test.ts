import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { findFile } from '../../../project/settings/find-file.ts';
import { memoryFiles } from '../../memory-files.ts';

const files = memoryFiles({
  '/site/docs/a.png': '',
  '/site/img/x.png': '',
  '/site/linked': { link: '/secret' },
  '/site/inner': { link: '/site/img' },
  '/site/a.png': { link: '/secret/key.png' },
  '/secret/key.png': '',
  '/shared/docs/b.png': '',
  '/shared/docs/out': { link: '/secret' },
  '/shared/other.png': '',
  '/home': { link: '/site' },
});
const config = parseConfig({ title: 'Site', docs: { path: '../shared/docs' } }, 'test');
const find = (sitePath: string, dir = '/site') => findFile(sitePath, { dir, config }, files);

test('a file of the site is found, also when the site itself is reached by a link', async () => {
  assert.is(await find('docs/a.png'), '/site/docs/a.png');
  assert.is(await find('docs/a.png', '/home'), '/home/docs/a.png');
  assert.is(await find('docs/missing.png'), undefined);
  assert.is(await find('docs'), undefined);
});

test('no link is followed, neither the file itself nor a folder above it', async () => {
  for (const name of ['a.png', 'linked/key.png', 'inner/x.png']) assert.is(await find(name), undefined, name);
});

test('outside the site there are only the folders that the config names', async () => {
  assert.is(await find('../shared/docs/b.png'), '/shared/docs/b.png');
  for (const name of [
    '../shared/other.png',
    '../secret/key.png',
    '../shared/docs/out/key.png',
    '../shared/docs/../other.png',
  ]) {
    assert.is(await find(name), undefined, name);
  }
});

test.run();
