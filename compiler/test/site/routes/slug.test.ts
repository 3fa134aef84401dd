import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { docSlug, isValidSlug, leavesSite } from '../../../site/routes/slug.ts';

const first = { relativePath: '02-guide/01-first.md', dir: 'guide', baseId: 'first' };

test('without a slug a doc is served by its folder and the end of its id', () => {
  assert.is(docSlug(first), '/guide/first');
  assert.is(docSlug({ relativePath: 'a.md', dir: '.', baseId: 'a' }), '/a');
});

test('a slug that starts with a slash replaces the folder', () => {
  assert.is(docSlug({ ...first, slug: '/' }), '/');
  assert.is(docSlug({ ...first, slug: '/api/plugins' }), '/api/plugins');
});

for (const [slug, expected] of [
  ['start', '/guide/start'],
  ['./start', '/guide/start'],
  ['../start', '/start'],
  ['../../start', '/start'],
  ['..', '/'],
  ['.', '/guide/'],
  ['inner/', '/guide/inner/'],
  ['dummy.html', '/guide/dummy.html'],
] as const) {
  test(`the slug "${slug}" is resolved from the folder to "${expected}"`, () => {
    assert.is(docSlug({ ...first, slug }), expected);
  });
}

for (const file of ['index', 'Index', 'README', 'guide', 'Guide']) {
  test(`a file named "${file}" in the folder "guide" is served as the folder`, () => {
    assert.is(docSlug({ relativePath: `guide/${file}.mdx`, dir: 'guide', baseId: file }), '/guide/');
  });
}

test('a number prefix hides the name of an index', () => {
  assert.is(docSlug({ relativePath: 'guide/01-index.md', dir: 'guide', baseId: 'index' }), '/guide/index');
});

test('an index file with a slug is served at the slug', () => {
  assert.is(
    docSlug({ relativePath: 'guides/sidebar/index.mdx', dir: 'guides/sidebar', baseId: 'index', slug: '/sidebar' }),
    '/sidebar',
  );
});

for (const slug of ['/a', '/', '/folder with space/doc 1', '/ascii/æøå', '/dummy.html', '/%20']) {
  test(`"${slug}" can be part of an address`, () => assert.ok(isValidSlug(slug)));
}

for (const slug of ['/a?b', '/a#b', '/a/../b', '/a\\b', '/a/./b', '/a\0b', '/a\x1bb', '/a\x7f', '/a'.repeat(100)]) {
  test(`${JSON.stringify(slug)} can't be part of an address`, () => assert.not(isValidSlug(slug)));
}

test('a part of a slug can be the name of a file', () => {
  assert.equal(
    ['a'.repeat(240), 'a'.repeat(241), 'é'.repeat(120), 'é'.repeat(121)].map((part) => isValidSlug(`/x/${part}`)),
    [true, false, true, false],
  );
});

test('a slug must not lead outside its collection', () => {
  for (const [slug, dir] of [
    ['../x', '.'],
    ['../../x', 'a'],
    ['a/../../x', '.'],
    ['//host/x', '.'],
    ['\\\\host', 'a'],
    ['/../x', 'a'],
  ] as const)
    assert.ok(leavesSite(slug, dir), slug);
  for (const [slug, dir] of [
    ['../x', 'a'],
    ['../../x', 'a/b'],
    ['/x/../y', '.'],
    ['.', '.'],
    ['./x', '.'],
    ['/a//b', '.'],
  ] as const)
    assert.not(leavesSite(slug, dir), slug);
});

test.run();
