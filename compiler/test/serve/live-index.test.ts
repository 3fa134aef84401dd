import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openLiveIndex } from '../../serve/live-index.ts';
import { memoryFiles } from '../memory-files.ts';

const site = (baseUrl: string) => JSON.stringify({ baseUrl, trailingSlash: true });
const manifest = JSON.stringify({
  files: [
    { path: 'index.html', sha256: 'x' },
    { path: 'corpus/site.json', sha256: 'y' },
  ],
});

test('an index of an empty folder is empty, until something is published', async () => {
  const files = memoryFiles();
  const index = openLiveIndex(files, '/out');
  await index.update([]);
  assert.ok(index.isEmpty());
  await files.write('/out/corpus/manifest.json', Buffer.from(manifest));
  await files.write('/out/corpus/site.json', Buffer.from(site('/base/')));
  await index.update(['index.html', 'corpus/site.json', 'corpus/manifest.json']);
  assert.not(index.isEmpty());
  assert.is((await index.read()).baseUrl, '/base/');
  assert.ok((await index.read()).files.has('index.html'));
});

test('written and removed files are added and removed without the manifest', async () => {
  const files = memoryFiles({
    '/out/corpus/manifest.json': manifest,
    '/out/corpus/site.json': site('/'),
    '/out/index.html': '',
  });
  const index = openLiveIndex(files, '/out');
  await index.update([]);
  await files.write('/out/new.html', Buffer.from(''));
  await files.remove('/out/index.html');
  await index.update(['new.html', 'index.html']);
  const { files: names } = await index.read();
  assert.ok(names.has('new.html'));
  assert.not(names.has('index.html'));
});

test('the base URL follows the site', async () => {
  const files = memoryFiles({ '/out/corpus/manifest.json': manifest, '/out/corpus/site.json': site('/') });
  const index = openLiveIndex(files, '/out');
  await index.update([]);
  await files.write('/out/corpus/site.json', Buffer.from(site('/moved/')));
  await index.update(['corpus/site.json']);
  assert.is((await index.read()).baseUrl, '/moved/');
});

test('redirects of every language are known, and read again when they change', async () => {
  const locales = ['/', '/de/'].map((path) => ({ name: path, label: path, direction: 'ltr', htmlLang: 'x', path }));
  const redirects = (from: string) => Buffer.from(JSON.stringify({ redirects: [{ from, to: '/x/' }] }));
  const files = memoryFiles({
    '/out/corpus/manifest.json': manifest,
    '/out/corpus/site.json': JSON.stringify({ baseUrl: '/', locales }),
    '/out/corpus/redirects.json': redirects('/old/').toString(),
    '/out/de/corpus/redirects.json': redirects('/de/old/').toString(),
  });
  const index = openLiveIndex(files, '/out');
  await index.update([]);
  const from = async () => [...(await index.read()).redirects.keys()].sort();
  assert.equal((await index.read()).folders, ['de/', '']);
  assert.equal(await from(), ['/de/old', '/old']);
  await files.write('/out/de/corpus/redirects.json', redirects('/de/alt/'));
  await index.update(['de/corpus/redirects.json']);
  assert.equal(await from(), ['/de/alt', '/old']);
});

test.run();
