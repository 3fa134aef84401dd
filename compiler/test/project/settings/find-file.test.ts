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

test('outside of content, no link is followed, neither a file nor a folder above it', async () => {
  for (const name of ['a.png', 'linked/key.png', 'inner/x.png']) assert.is(await find(name), undefined, name);
});

test('a link in a folder of content is followed inside the site, but only one link', async () => {
  const tree = memoryFiles({
    '/site/docs/pkg': { link: '/site/pkg/docs' },
    '/site/docs/logo.png': { link: '/site/pkg/docs/a.png' },
    '/site/docs/twice': { link: '/site/pkg' },
    '/site/docs/up': { link: '/site' },
    '/site/docs/out': { link: '/secret' },
    '/site/docs/hidden': { link: '/site/.git' },
    '/site/static/pkg': { link: '/site/pkg/docs' },
    '/site/pkg/docs/a.png': '',
    '/site/pkg/docs/deep/b.png': '',
    '/site/pkg/link': { link: '/site/pkg/docs' },
    '/site/.git/c.png': '',
    '/secret/c.png': '',
    '/site/c.png': '',
    '/home': { link: '/site' },
  });
  const own = { config: parseConfig({ title: 'Site', docs: {} }, 'test') };
  const found = (sitePath: string, dir = '/site') => findFile(sitePath, { ...own, dir }, tree);
  assert.is(await found('docs/pkg/a.png'), '/site/pkg/docs/a.png');
  assert.is(await found('docs/pkg/deep/b.png'), '/site/pkg/docs/deep/b.png');
  assert.is(await found('docs/logo.png'), '/site/pkg/docs/a.png');
  assert.is(await found('docs/pkg/a.png', '/home'), '/home/pkg/docs/a.png');
  for (const name of ['pkg', 'pkg/no.png', 'twice/link/a.png', 'up/c.png', 'out/c.png', 'hidden/c.png'])
    assert.is(await found(`docs/${name}`), undefined, name);
  assert.is(await found('static/pkg/a.png'), undefined);
});

test('outside the site, only the folders exist that the config names', async () => {
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
