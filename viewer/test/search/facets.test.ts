import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteFile } from '../../../corpus/schema/index.ts';
import { countIn, readChoice, writeChoice } from '../../search/facets.ts';
import { otherVersions, searchScopes } from '../../search/search-scopes.ts';
import { sampleSite } from '../corpus/sample-site.ts';

const counts = [
  { tag: 'default', count: 5, posts: 3 },
  { tag: 'docs-default-2.0', count: 4, posts: 0 },
];
const tags = ['default', 'docs-default-2.0'];

test('the choice of facets is written to the address of the results page, and read from there', () => {
  const choice = { scope: 'posts', versions: { default: '1.0', tools: 'next' }, language: 'de' };
  const search = writeChoice('a & b', choice, new URLSearchParams('debug=1&q=old&version=2.0&version-gone=1'));
  assert.is(search, '?debug=1&q=a+%26+b&in=posts&version=1.0&version-tools=next&language=de');
  assert.equal(readChoice(new URLSearchParams(search)), choice);
  assert.is(writeChoice('', {}), '');
  assert.equal(readChoice(new URLSearchParams()), { scope: undefined, versions: {}, language: undefined });
});

test('hits are counted by part, as far as the answer contains counts', () => {
  assert.is(countIn(undefined, counts), 9);
  assert.is(countIn({ tag: 'default', kind: 'post' }, counts), 3);
  assert.is(countIn({ tag: 'default', kind: 'page' }, counts), 2);
  assert.is(countIn({ tag: 'default' }, counts), 5);
  assert.is(countIn({ tag: 'docs-default-1.0' }, counts), 0);
  assert.is(countIn({ tag: 'default' }, undefined), undefined);
});

test('a site is searched by its docs, its posts and its pages; a service knows no kinds', () => {
  const parts = (site: SiteFile) => searchScopes(site, tags).map(({ name, part }) => [name, part.tag, part.kind]);
  assert.equal(parts(sampleSite), [
    ['docs-default', 'docs-default-2.0', undefined],
    ['posts', 'default', 'post'],
    ['pages', 'default', 'page'],
  ]);
  const search = { kind: 'hosted', appId: 'A', apiKey: 'k', indexName: 'folio', contextualSearch: true } as const;
  assert.equal(parts({ ...sampleSite, search }), [
    ['docs-default', 'docs-default-2.0', undefined],
    ['others', 'default', undefined],
  ]);
  const instances = sampleSite.instances.filter(({ kind }) => kind === 'docs');
  assert.equal(
    parts({ ...sampleSite, instances }).map(([name]) => name),
    ['docs-default', 'pages'],
  );
});

test('other versions are those that are not searched', () => {
  assert.not(otherVersions(sampleSite, tags).some(({ name }) => name === '2.0'));
  assert.ok(otherVersions(sampleSite, tags).some(({ name, instance }) => name === '1.0' && instance === 'default'));
});

test.run();
