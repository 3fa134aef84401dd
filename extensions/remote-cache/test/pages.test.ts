// Tests page files that machines share. The output has the same bytes as a compile without the shared cache.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sealed, unsealed } from '../sealed.ts';
import { actionResult, digestIn } from '../stores/action-result.ts';
import { openCacheServer } from './cache-server.ts';
import { pages, sharedSite } from './shared-site.ts';

const key = 'a key that all machines of the tests share';
/** All pages, the search page, and the page for missing addresses. */
const all = pages + 2;
const server = await openCacheServer();
const local = sharedSite();
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
  for (const site of [local, writer, reader]) site.remove();
});

await local.compileAnew(key);
const expected = local.output();

/** Changes files on all machines, and restores them after the action. */
async function withFiles(files: Record<string, [before: string, after: string]>, act: () => Promise<void>) {
  const write = (at: 0 | 1) => {
    for (const site of [local, writer, reader])
      site.write(Object.fromEntries(Object.entries(files).map(([file, texts]) => [file, texts[at]])));
  };
  write(1);
  try {
    await act();
  } finally {
    write(0);
  }
}

const pageText = (index: number) => `# Page ${index}\n\nThe *tide* is ${index} m.\n`;

/** Changes the entries of all groups, as a machine with the key can. */
async function forge(change: (text: string) => string): Promise<void> {
  for (const [name, result] of stored) {
    if (!name.startsWith('/ac/')) continue;
    const place = name.slice('/ac/'.length);
    const entries = (await unsealed(place, stored.get(`/cas/${digestIn(result)}`)!, key))!;
    const forged = Array.from(entries, ([entry, bytes]) => [entry, Buffer.from(change(String(bytes)))] as const);
    const bytes = Buffer.from(await sealed(place, new Map(forged), key));
    const hash = createHash('sha256').update(bytes).digest('hex');
    server.files.set(`/cas/${hash}`, bytes);
    server.files.set(name, Buffer.from(actionResult(hash, bytes.length)));
  }
}

test('the first machine renders all pages', () => {
  assert.is(first.stats.rendered, all);
});

for (const jobs of [1, 2])
  test(`with ${jobs} threads, a new machine renders nothing, and makes the same bytes`, async () => {
    const { stats, published } = await reader.compileAnew(key, { jobs });
    assert.equal([published, stats.parsed, stats.rendered], [true, 0, 0]);
    assert.is(reader.output(), expected);
  });

test('with threads, a machine writes the same entries', async () => {
  server.files.clear();
  assert.is((await writer.compileAnew(key, { jobs: 2 })).stats.rendered, all);
  assert.is((await reader.compileAnew(key)).stats.rendered, 0);
  assert.is(reader.output(), expected);
});

test('after an edit, a new machine renders one page, and writes one group of pages', async () =>
  withFiles({ 'docs/page-7.md': [pageText(7), '# Page 7\n\nThe *tide* is low.\n'] }, async () => {
    await local.compileAnew(key);
    const { stats } = await writer.compileAnew(key);
    assert.equal([stats.parsed, stats.rendered], [1, 1]);
    assert.is(writer.output(), local.output());
    assert.is(server.requests.filter((request) => request.startsWith('PUT /ac/')).length, 2);
    assert.is((await reader.compileAnew(key)).stats.rendered, 0);
    assert.is(reader.output(), local.output());
  }));

test('after a change of the sidebar, a new machine renders the pages that show the change', async () =>
  withFiles({ 'docs/page-7.md': [pageText(7), `---\nsidebar_label: Ebb\n---\n\n${pageText(7)}`] }, async () => {
    await local.compileAnew(key);
    const { stats } = await reader.compileAnew(key);
    assert.is(stats.parsed, 1);
    assert.ok(stats.rendered! > 1 && stats.rendered! < all, String(stats.rendered));
    assert.is(reader.output(), local.output());
  }));

test('after a change of the config, a new machine renders all pages', async () => {
  const configs = [local, reader].map(({ dir }) => path.join(dir, 'lectern.config.mjs'));
  const before = configs.map((file) => readFileSync(file, 'utf8'));
  configs.forEach((file, index) => writeFileSync(file, before[index]!.replace('Harbour', 'Quay')));
  const { stats } = await reader.compileAnew(key);
  await local.compileAnew(key);
  configs.forEach((file, index) => writeFileSync(file, before[index]!));
  assert.equal([stats.parsed, stats.rendered], [0, all]);
  assert.is(reader.output(), local.output());
});

test('without half of the groups, a new machine renders the missing pages', async () => {
  const results = [...stored.keys()].filter((name) => name.startsWith('/ac/'));
  for (const name of results.slice(results.length / 2)) server.files.delete(name);
  const { stats } = await reader.compileAnew(key);
  assert.is(stats.cacheFault, undefined);
  assert.ok(stats.parsed > 0 || stats.rendered! > 0);
  assert.is(reader.output(), expected);
});

test('without half of the entries of each group, a new machine renders the missing pages', async () => {
  await forge((text) => (createHash('sha256').update(text).digest()[0]! % 2 ? text : 'incomplete'));
  const { stats } = await reader.compileAnew(key);
  assert.ok(stats.rendered! > 0 && stats.rendered! < all, String(stats.rendered));
  assert.is(reader.output(), expected);
});

test('a store that goes down after the documents costs one notice', async () => {
  let results = 0;
  server.fault = ({ url = '' }, response) =>
    url.startsWith('/ac/') && (results += 1) > 2 && Boolean(response.writeHead(503).end());
  const { stats, published } = await reader.compileAnew(key);
  assert.equal([published, stats.parsed, stats.rendered], [true, 0, all]);
  assert.match(stats.cacheFault!.message, 'the server answers GET with status 503');
  assert.is(reader.output(), expected);
});

test('flipped bytes in the groups of pages change no byte of the output', async () => {
  for (const [name, bytes] of stored)
    if (name.startsWith('/cas/'))
      server.files.set(name, Buffer.from(bytes.map((byte, at) => (at === 99 ? ~byte : byte))));
  const { stats } = await reader.compileAnew(key);
  assert.is(stats.rendered, all);
  assert.match(stats.cacheFault!.message, 'data that was not written with the key of this cache');
  assert.is(reader.output(), expected);
});

test('--verify-cache accepts correct entries', async () => {
  const { stats, diagnostics } = await reader.compileAnew(key, { verifyCache: 1 });
  assert.equal([diagnostics, stats.rendered], [[], 0]);
  assert.is(reader.output(), expected);
});

test('--verify-cache reports each wrong page entry, publishes nothing, and replaces the entries', async () => {
  await forge((text) => (text.includes('<!doctype html>') ? text.replace('The <em>tide', 'My  <em>tide') : text));
  const { published, diagnostics } = await writer.compileAnew(key, { verifyCache: 1 });
  assert.not.ok(published);
  assert.equal([...new Set(diagnostics.map(({ rule }) => rule))], ['cache-differs']);
  assert.is(diagnostics.length, pages);
  const { message, place } = diagnostics.find(({ place: { path } }) => path === 'docs/page-7.md')!;
  assert.is(place.path, 'docs/page-7.md');
  assert.match(message, /^the cached entry [\da-f]{12} differs from the rebuilt one: docs\/page-7\/index\.html$/);
  const { stats } = await reader.compileAnew(key, { verifyCache: 1 });
  assert.is(stats.rendered, 0);
  assert.is(reader.output(), expected);
});

test('--verify-cache reports wrong documents, and replaces them', async () => {
  await forge((text) => (text.includes('<!doctype html>') ? text : text.replace('"tide"', '"TIDE"')));
  const { published, diagnostics } = await writer.compileAnew(key, { verifyCache: 1 });
  assert.not.ok(published);
  assert.equal(
    diagnostics
      .map(({ rule, place }) => `${rule} ${place.path}`)
      .sort()
      .slice(0, 2),
    ['cache-differs docs/page-0.md', 'cache-differs docs/page-1.md'],
  );
  assert.is((await reader.compileAnew(key)).stats.parsed, 0);
  assert.is(reader.output(), expected);
});

test.run();
