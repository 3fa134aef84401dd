import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Route, SiteFile } from '../../schema/index.ts';
import type { SearchOptions } from '../../reader/corpus.ts';
import { openEngine, searchCorpus } from '../../search/search-corpus.ts';
import { indexOf } from '../../../compiler/test/search/memory-index.ts';

const version = (name: string, isLast: boolean) => ({
  name,
  label: name,
  path: '/docs',
  isLast,
  badge: false,
  className: '',
  mainDoc: { id: 'a', path: '/docs/a' },
});
const instances: SiteFile['instances'] = [
  { kind: 'docs', id: 'default', path: '/docs', versions: [version('2', true), version('1', false)] },
];
const files = new Map([
  ...(await indexOf([['New setup', { '': 'Zebra setup.', Steps: 'One zebra at a time.' }]], 'docs-default-2')),
  ...(await indexOf([['Old setup', { '': 'Zebra setup of before.' }]], 'docs-default-1')),
  ...(await indexOf([['News', { '': 'A zebra came.' }]], 'default')),
]);
const routes: Route[] = [
  { path: '/docs/new-setup', kind: 'doc', page: '', title: 'New setup', instance: 'default', version: '2' },
  { path: '/docs/old-setup', kind: 'doc', page: '', title: 'Old setup', instance: 'default', version: '1' },
  { path: '/docs/news', kind: 'post', page: '', title: 'News', instance: 'blog' },
];
const engine = openEngine(async (path) => JSON.parse(files.get(path) ?? 'null') ?? undefined);
const search = (text: string, options?: SearchOptions) =>
  searchCorpus(text, { site: { locale: 'en', instances }, routes, engine }, options);

test('a hit has its page, its section, an excerpt, and its instance and version', async () => {
  const [first, second] = await search('zebra steps');
  assert.equal(first, {
    path: '/docs/new-setup#steps',
    title: 'New setup',
    heading: 'Steps',
    excerpt: 'One zebra at a time.',
    instance: 'default',
    version: '2',
  });
  assert.is(second!.heading, undefined);
});

test('the last version is searched by default', async () => {
  const versions = async (more: SearchOptions) => [
    ...new Set((await search('setup', more)).map((found) => found.version)),
  ];
  assert.equal(await versions({}), ['2']);
  assert.equal(await versions({ version: '1' }), ['1']);
});

test('results can be limited to an instance, and to a number', async () => {
  assert.equal(
    (await search('zebra', { instance: 'blog' })).map(({ path }) => path),
    ['/docs/news'],
  );
  assert.is((await search('zebra', { limit: 1 })).length, 1);
});

test.run();
