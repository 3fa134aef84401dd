// Tests sites that share a cache over HTTP: the output is the same for all contents of the store.
import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { actionResult } from '../stores/action-result.ts';
import { openCacheServer } from './cache-server.ts';
import { pages, sharedSite } from './shared-site.ts';

const key = 'a key that all machines of the tests share';

const local = sharedSite();
await local.compileAnew(key);
const expected = local.output();
local.remove();

const server = await openCacheServer();
const writer = sharedSite({ url: server.url, mode: 'read-write' });
const reader = sharedSite({ url: server.url });
const first = await writer.compileAnew(key);
const stored = new Map(server.files);

test.before.each(() => {
  server.fault = undefined;
  server.requests.length = 0;
  server.files.clear();
  for (const [name, bytes] of stored) server.files.set(name, bytes);
});
test.after(() => {
  delete process.env.LECTERN_CACHE_KEY;
  server.close();
  writer.remove();
  reader.remove();
});

test('the first machine parses all documents, and writes two groups of documents, and two of pages', () => {
  assert.is(first.stats.parsed, pages);
  assert.is(first.stats.cacheFault, undefined);
  assert.is([...stored.keys()].filter((name) => /^\/ac\/[\da-f]{64}$/.test(name)).length, 4);
  for (const [name, bytes] of stored)
    if (name.startsWith('/cas/')) assert.is(name, `/cas/${createHash('sha256').update(bytes).digest('hex')}`);
  assert.is(writer.output(), expected);
});

test('a new machine parses nothing, writes nothing, and makes the same bytes', async () => {
  const { stats } = await reader.compileAnew(key);
  assert.equal([stats.parsed, stats.cacheFault], [0, undefined]);
  assert.is(reader.output(), expected);
  assert.equal(
    server.requests.filter((request) => !request.startsWith('GET ')),
    [],
  );
});

test('after an edit, a new machine parses one document, and writes the groups of the document and its page', async () => {
  const edited = 'docs/page-7.md';
  writer.write({ [edited]: '# Page 7\n\nThe *tide* is low.\n' });
  const { stats } = await writer.compileAnew(key);
  assert.is(stats.parsed, 1);
  assert.is(server.requests.filter((request) => request.startsWith('PUT /ac/')).length, 2);
  assert.is((await writer.compileAnew(key)).stats.parsed, 0);
  writer.write({ [edited]: '# Page 7\n\nThe *tide* is 7 m.\n' });
});

test('with more than one thread, a new machine also parses nothing', async () => {
  const { stats } = await reader.compileAnew(key, { jobs: 2 });
  assert.is(stats.parsed, 0);
  assert.is(reader.output(), expected);
});

test('a machine with a local cache sends no request', async () => {
  await reader.compileAnew(key);
  server.requests.length = 0;
  reader.write({ 'docs/page-3.md': '# Page 3\n\nThe *tide* is 3 m.\n\n' });
  const { compile } = await import('../../../compiler/index.ts');
  const { stats } = await compile(reader.dir);
  assert.is(stats.parsed, 1);
  // The run requests the group of the changed document, because the store could contain the new cache entry. It
  // requests no other group.
  assert.ok(server.requests.length <= 2, server.requests.join());
  reader.write({ 'docs/page-3.md': '# Page 3\n\nThe *tide* is 3 m.\n' });
});

test('with --no-cache, a site sends no request', async () => {
  assert.is((await reader.compileAnew(key, { cache: false })).stats.parsed, pages);
  assert.equal(server.requests, []);
});

test('another key finds no group, and groups with another key stay as they are', async () => {
  const { stats } = await writer.compileAnew('another key, which attackers know');
  assert.is(stats.parsed, pages);
  for (const [name, bytes] of stored) assert.equal(server.files.get(name), bytes);
});

test('without a key, or with a short one, the cache is not used, and a notice gives the reason', async () => {
  const { stats, published } = await reader.compileAnew('');
  assert.equal([published, stats.parsed, server.requests.length], [true, pages, 0]);
  assert.match(stats.cacheFault!.message, 'LECTERN_CACHE_KEY is not set');
  assert.match(stats.cacheFault!.hint!, 'openssl rand -hex 32');
});

test('a store that hangs costs one notice', async () => {
  server.fault = () => true;
  const { stats, published } = await writer.compileAnew(key);
  assert.equal([published, stats.parsed], [true, pages]);
  assert.match(stats.cacheFault!.message, 'requests took more than 2 seconds in total');
  assert.is(writer.output(), expected);
});

test('a store that returns wrong bytes costs one notice, and changes no byte', async () => {
  for (const [file, bytes] of stored)
    if (file.startsWith('/cas/'))
      server.files.set(file, Buffer.from(bytes.map((byte, index) => (index % 99 === 50 ? byte ^ 1 : byte))));
  const { stats, published } = await reader.compileAnew(key);
  assert.equal([published, stats.parsed], [true, pages]);
  assert.match(stats.cacheFault!.message, 'data that was not written with the key');
  assert.is(reader.output(), expected);
});

test('a store that refuses everything costs one notice', async () => {
  server.fault = (_request, response) => Boolean(response.writeHead(500).end('no'));
  const { stats, published } = await writer.compileAnew(key);
  assert.equal([published, stats.parsed], [true, pages]);
  assert.match(stats.cacheFault!.message, 'the server answers GET with status 500');
  assert.is(writer.output(), expected);
});

test('none of 10,000 poisoned entries is accepted', async () => {
  // The attacker knows the format and can write to the store, but does not know the key.
  const { sealed } = await import('../sealed.ts');
  const names = [...stored.keys()].filter((name) => name.startsWith('/ac/'));
  for (const name of names) {
    const entries = new Map<string, Uint8Array>();
    for (let index = 0; index < 5000; index += 1)
      entries.set(createHash('sha256').update(`${name} ${index}`).digest('hex'), Buffer.from('2 2 2\n{}{}{}'));
    const bytes = Buffer.from(await sealed(name.slice('/ac/'.length), entries, 'the key of an attacker'));
    const hash = createHash('sha256').update(bytes).digest('hex');
    server.files.set(`/cas/${hash}`, bytes);
    server.files.set(name, Buffer.from(actionResult(hash, bytes.length)));
  }
  const { stats } = await reader.compileAnew(key);
  assert.is(stats.parsed, pages);
  assert.is(reader.output(), expected);
});

test('two machines that write at once leave a cache that a third one can use', async () => {
  server.files.clear();
  const other = sharedSite({ url: server.url, mode: 'read-write' });
  await Promise.all([writer.compileAnew(key), other.compileAnew(key)]);
  other.remove();
  const { stats } = await reader.compileAnew(key);
  assert.equal([stats.parsed, stats.cacheFault], [0, undefined]);
  assert.is(reader.output(), expected);
});

test.run();
