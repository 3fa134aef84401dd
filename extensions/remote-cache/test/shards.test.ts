// Tests `lectern compile --shard`: several machines each parse some of the documents, and another machine compiles.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

import { outcomeOf, runCommand } from '../../../compiler/test/links/run-command.ts';
import { openCacheServer } from './cache-server.ts';
import { pages, sharedSite } from './shared-site.ts';

const key = 'a key that all machines of the tests share';
const server = await openCacheServer();
const site = sharedSite({ url: server.url, mode: 'read-write' });
const reader = sharedSite({ url: server.url });
process.env.LECTERN_CACHE_KEY = key;
test.after(() => {
  server.close();
  site.remove();
  reader.remove();
  delete process.env.LECTERN_CACHE_KEY;
});

const compileOn = (dir: string, ...flags: string[]) => outcomeOf(() => runCommand('compile', dir, ...flags));

test('three machines parse each document once, and a fourth one parses none', async () => {
  const parts: number[] = [];
  for (const part of ['1/3', '2/3', '3/3']) {
    site.empty();
    const { code, text } = await compileOn(site.dir, '--shard', part);
    assert.is(code, 0);
    const [, documents, cached] = /: (\d+) documents?, (\d+) of them from the cache/.exec(text)!;
    assert.is(cached, '0');
    parts.push(Number(documents));
    assert.not.ok(existsSync(path.join(site.dir, 'dist')));
  }
  assert.is(parts[0]! + parts[1]! + parts[2]!, pages);
  const { stats } = await reader.compileAnew(key);
  assert.is(stats.parsed, 0);
  const local = sharedSite();
  await local.compileAnew(key);
  assert.is(reader.output(), local.output());
  local.remove();
});

test('a machine whose part is in the cache parses nothing, and writes nothing', async () => {
  site.empty();
  server.requests.length = 0;
  const { text } = await compileOn(site.dir, '--shard', '1/2');
  const [, documents, cached] = /: (\d+) documents, (\d+) of them from the cache/.exec(text)!;
  assert.is(documents, cached);
  assert.ok(server.requests.every((request) => request.startsWith('GET ')));
});

test('a store that refuses everything costs one notice, and the exit code is 0', async () => {
  site.empty();
  server.fault = (_request, response) => Boolean(response.writeHead(500).end('no'));
  const { code, text } = await compileOn(site.dir, '--shard', '1/2');
  server.fault = undefined;
  assert.is(code, 0);
  assert.match(text, 'the server answers GET with status 500');
});

test('a site without a cache to write refuses the option', async () => {
  const read = await compileOn(reader.dir, '--shard', '1/2');
  assert.is(read.code, 2);
  assert.match(read.text, '"--shard" must write to the shared cache, but the config allows only reading');
  const local = sharedSite();
  const none = await compileOn(local.dir, '--shard', '1/2');
  local.remove();
  assert.is(none.code, 2);
  assert.match(none.text, '"--shard" needs a cache that several machines share');
});

test('a part that does not exist is refused', async () => {
  for (const part of ['0/2', '3/2', '2', 'a/b', '1/2/3'])
    assert.match((await compileOn(site.dir, '--shard', part)).text, 'such as 3/8');
});

test.run();
