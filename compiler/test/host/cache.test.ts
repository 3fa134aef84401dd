import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documentKey, openCache, openTemporaryCache } from '../../host/cache.ts';
import { memoryFiles } from '../../host/memory.ts';
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
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
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
      sections: [],
      headElements: [],
      components: [],
      findings: [],
    },
    body: { type: 'root', children: [{ type: 'text', value: text }] },
  };
}

test('what was put comes back, in the same run and in the next', async () => {
  const files = memoryFiles();
  const document = documentOf('hello');
  const cache = openCache(files, '/cache');
  assert.is(await cache.get('ab12'), undefined);
  await cache.put('ab12', document);
  assert.equal(await cache.get('ab12'), document.head);
  await cache.close();
  const next = openCache(files, '/cache');
  assert.equal(await next.get('ab12'), document.head);
  assert.equal(await next.readBody('ab12'), document.body);
  assert.is(await next.readBody('ab13'), undefined);
});

test('the key depends on text, options and version, and on nothing else', () => {
  const key = documentKey('a', options, '1');
  assert.is(documentKey('a', { ...options }, '1'), key);
  assert.is.not(documentKey('b', options, '1'), key);
  assert.is.not(documentKey('a', { ...options, math: true }, '1'), key);
  assert.is.not(documentKey('a', options, '2'), key);
});

test('an entry that is torn, changed, foreign or no document is as good as none', async () => {
  const files = memoryFiles();
  const cache = openCache(files, '/cache');
  await cache.put('ab12', documentOf('hello'));
  const [head, body] = ['head', 'body'].map((part) => `/cache/ab/ab12.${part}`) as [string, string];
  const whole = files.text(head)!;
  for (const broken of ['', 'x', whole.slice(0, -1), whole.replace('hello', 'hullo'), files.text(body)!]) {
    files.entries.set(head, Buffer.from(broken));
    assert.is(await cache.get('ab12'), undefined);
  }
  files.entries.set('/cache/ab/ab99.body', files.entries.get(body)!);
  assert.is(await cache.readBody('ab99'), undefined);
});

test('a cache that grew far beyond what a run uses is swept', async () => {
  const files = memoryFiles();
  const cache = openCache(files, '/cache');
  await cache.put('ab12', documentOf('kept'));
  await cache.close();
  for (let index = 0; index < 1100; index += 1) files.entries.set(`/cache/00/${index}.head`, Buffer.from(''));
  const next = openCache(files, '/cache');
  // A run that ends in errors, or only checks, never asks for bodies: the next one will.
  await next.get('ab12');
  await next.close();
  assert.equal([...files.entries.keys()].sort(), ['/cache/ab/ab12.body', '/cache/ab/ab12.head']);
});

test('the cache of one run is gone at its end, and so are those of killed runs', async () => {
  const files = memoryFiles({ '/state/run-999999999/ab/x.head': '', '/state/cache/ab/y.head': '' });
  const cache = await openTemporaryCache(files, '/state');
  await cache.put('ab12', documentOf('hello'));
  assert.equal(await cache.readBody('ab12'), documentOf('hello').body);
  await cache.close();
  assert.equal([...files.entries.keys()], ['/state/cache/ab/y.head']);
});

test.run();
