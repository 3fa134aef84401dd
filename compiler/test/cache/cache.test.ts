import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documentKey, openCache, openTemporaryCache } from '../../cache/cache.ts';
import { memoryFiles } from '../memory-files.ts';
import { openPack } from '../../cache/pack.ts';
import type { Document, ParseOptions } from '../../parse/document.ts';

const options: ParseOptions = {
  format: 'mdx',
  detectedFormat: 'mdx',
  admonitions: ['note'],
  components: [],
  siteComponents: {},
  aliases: [],
  code: 'bundle',
  magicComments: [],
  math: false,
  emoji: true,
  anchors: { maintainCase: false },
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  nodeLimit: 200_000,
  npm2yarn: { sync: false, converters: [] },
  truncateMarker: 'truncate',
};

function documentOf(text: string): Document {
  return {
    head: {
      frontMatter: {},
      frontMatterPlaces: {},
      hasTitleHeading: false,
      excerpt: text,
      outline: [],
      anchors: [],
      references: [],
      headElements: [],
      components: [],
      findings: [],
    },
    body: { type: 'root', children: [{ type: 'text', value: text }] },
    sections: [{ text }],
  };
}

test('stored documents are returned in the same run and in the next', async () => {
  const files = memoryFiles();
  const document = documentOf('hello');
  const cache = openCache(files, '/cache', 'key');
  assert.is(await cache.get('ab12'), undefined);
  await cache.put('ab12', document);
  assert.equal(await cache.get('ab12'), document.head);
  await cache.endRun();
  const next = openCache(files, '/cache', 'key');
  assert.equal(await next.get('ab12'), document.head);
  assert.equal(await next.readBody('ab12'), document.body);
  assert.equal(await next.readSections('ab12'), document.sections);
  assert.is(await next.readBody('ab13'), undefined);
});

test('a body in memory is returned once without the disk, and then from the disk', async () => {
  const files = memoryFiles();
  const cache = openCache(files, '/cache', 'key');
  const document = documentOf('hello');
  await cache.put('ab12', document);
  assert.is(files.entries.size, 0);
  assert.equal(await cache.readBody('ab12'), document.body);
  assert.is(files.entries.size, 0);
  assert.equal(await cache.readBody('ab12'), document.body);
  assert.is(files.entries.size, 2);
});

test('the key depends on text, options and version, and on nothing else', () => {
  const key = documentKey('a', options, '1');
  assert.is(documentKey('a', { ...options }, '1'), key);
  assert.is.not(documentKey('b', options, '1'), key);
  assert.is.not(documentKey('a', { ...options, math: true }, '1'), key);
  assert.is.not(documentKey('a', options, '2'), key);
});

test('an entry that is incomplete or not a document counts as missing', async () => {
  const files = memoryFiles();
  const cache = openCache(files, '/cache', 'key');
  await cache.put('ab12', documentOf('hello'));
  await cache.endRun();
  const texts = [...files.entries.keys()].find((name) => name.endsWith('.texts'))!;
  const whole = files.text(texts)!;
  assert.ok(await openCache(files, '/cache', 'key').get('ab12'));
  for (const broken of ['', 'x', whole.slice(1), whole.replace('hello', 'hullo')]) {
    files.entries.set(texts, Buffer.from(broken));
    assert.is(await openCache(files, '/cache', 'key').get('ab12'), undefined);
  }
  const documents = openPack(files, '/cache/documents', 'key');
  await documents.write('ab12', ['{}', 'no JSON']);
  await documents.write('ab13', ['null']);
  await documents.endRun();
  const next = openCache(files, '/cache', 'key');
  for (const key of ['ab12', 'ab13'])
    assert.equal([await next.get(key), await next.readBody(key)], [undefined, undefined]);
});

test('a value is returned until it is replaced; a changed value counts as missing', async () => {
  const files = memoryFiles();
  const cache = openCache(files, '/cache', 'key');
  assert.is(await cache.getValue('ab12'), undefined);
  for (const value of [{ a: 1 }, [null]]) {
    await cache.putValue('ab12', value);
    assert.equal(await openCache(files, '/cache', 'key').getValue('ab12'), value);
  }
  const file = '/cache/values/ab12';
  files.entries.set(file, Buffer.from(files.text(file)!.replace('null', 'true')));
  assert.is(await cache.getValue('ab12'), undefined);
});

test('a cache with many unused entries is swept', async () => {
  const files = memoryFiles();
  const cache = openCache(files, '/cache', 'key');
  await cache.put('ab12', documentOf('kept'));
  await cache.putValue('ab12', 'kept');
  for (let index = 0; index < 600; index += 1) await cache.put(`x${index}`, documentOf(''));
  for (let index = 0; index < 70; index += 1) await cache.putValue(`x${index}`, '');
  await cache.endRun();
  const next = openCache(files, '/cache', 'key');
  // This run reads no bodies, like `lectern check` or a compile with errors. The bodies must stay in the cache.
  await next.get('ab12');
  await next.getValue('ab12');
  await next.endRun();
  assert.equal(
    [...files.entries.keys()].filter((name) => name.startsWith('/cache/values')),
    ['/cache/values/ab12'],
  );
  const last = openCache(files, '/cache', 'key');
  assert.equal(await last.readBody('ab12'), documentOf('kept').body);
  assert.is(await last.get('x1'), undefined);
});

test('the cache of one run is removed at its end, like caches of killed runs', async () => {
  const files = memoryFiles({ '/state/run-999999999/x.texts': '', '/state/documents/y.texts': '' });
  const cache = await openTemporaryCache(files, '/state', 'key');
  await cache.put('ab12', documentOf('hello'));
  assert.equal(await cache.readBody('ab12'), documentOf('hello').body);
  await cache.endRun();
  assert.equal([...files.entries.keys()], ['/state/documents/y.texts']);
});

test('the cache of one run writes only documents for which memory has no room', async () => {
  const files = memoryFiles();
  const cache = await openTemporaryCache(files, '/state', 'key');
  const documents = ['first', 'second', 'third'].map((text) => documentOf(text.repeat(1_000_000)));
  for (const [index, document] of documents.entries()) await cache.put(`key${index}`, document);
  const written = [...files.entries.values()].map(String).join('\n');
  const isWritten = (index: number) => written.includes(`key${index} `);
  assert.equal([0, 1, 2].map(isWritten), [false, true, true]);
  for (const [index, { head, body, sections }] of documents.entries()) {
    for (const _ of ['once', 'twice']) {
      assert.equal(await cache.get(`key${index}`), head);
      assert.equal(await cache.readBody(`key${index}`), body);
      assert.equal(await cache.readSections(`key${index}`), sections);
    }
  }
});

test('an entry that was written without the key counts as missing', async () => {
  const files = memoryFiles();
  const theirs = openCache(files, '/cache', 'the key of somebody else');
  await theirs.put('ab12', documentOf('<script>'));
  await theirs.putValue('ab12', 'forged');
  await theirs.endRun();
  const ours = openCache(files, '/cache', 'key');
  assert.equal(
    await Promise.all([ours.get('ab12'), ours.readBody('ab12'), ours.readSections('ab12'), ours.getValue('ab12')]),
    [undefined, undefined, undefined, undefined],
  );
  await ours.put('ab12', documentOf('ours'));
  await ours.endRun();
  assert.ok(await openCache(files, '/cache', 'key').get('ab12'), 'and makes room for what is put there');
});

test.run();
