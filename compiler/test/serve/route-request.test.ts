import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputIndex } from '../../serve/output-index.ts';
import { routeRequest } from '../../serve/route-request.ts';

const names = [
  'index.html',
  '404.html',
  'docs/index.html',
  'docs/a b/index.html',
  'docs/é.html',
  'docs/@c/index.html',
  'assets/x-1.js',
  'corpus/site.json',
];

function indexOf(more: Partial<OutputIndex> = {}): OutputIndex {
  return {
    files: new Map(names.map((name) => [name, ''])),
    baseUrl: '/',
    trailingSlash: undefined,
    folders: [''],
    redirects: new Map(),
    rewrites: [],
    ...more,
  };
}

test('a file is answered under its own name, a page with and without the slash', () => {
  const index = indexOf();
  assert.equal(routeRequest(index, '/assets/x-1.js?v=1'), { status: 200, file: 'assets/x-1.js' });
  assert.equal(routeRequest(index, '/'), { status: 200, file: 'index.html' });
  assert.equal(routeRequest(index, '/docs'), { status: 200, file: 'docs/index.html' });
  assert.equal(routeRequest(index, '/docs/'), { status: 200, file: 'docs/index.html' });
  assert.equal(routeRequest(index, '/docs/a%20b'), { status: 200, file: 'docs/a b/index.html' });
  assert.equal(routeRequest(index, '/docs/%C3%A9'), { status: 200, file: 'docs/é.html' });
  assert.equal(routeRequest(index, '/docs/%40c'), { status: 200, file: 'docs/@c/index.html' });
});

test('trailingSlash redirects the other form of an address, with its query', () => {
  const slash = indexOf({ trailingSlash: true });
  assert.equal(routeRequest(slash, '/docs?a=1'), { status: 301, location: '/docs/?a=1' });
  assert.equal(routeRequest(slash, '/docs/'), { status: 200, file: 'docs/index.html' });
  const none = indexOf({ trailingSlash: false });
  assert.equal(routeRequest(none, '/docs/a%20b/'), { status: 301, location: '/docs/a%20b' });
  assert.equal(routeRequest(none, '/docs/a%20b'), { status: 200, file: 'docs/a b/index.html' });
  assert.equal(routeRequest(none, '/'), { status: 200, file: 'index.html' });
});

test('the base URL precedes every address', () => {
  const index = indexOf({ baseUrl: '/base/', trailingSlash: true });
  assert.equal(routeRequest(index, '/base/docs/'), { status: 200, file: 'docs/index.html' });
  assert.equal(routeRequest(index, '/base/docs'), { status: 301, location: '/base/docs/' });
  assert.equal(routeRequest(index, '/base'), { status: 302, location: '/base/' });
  assert.equal(routeRequest(index, '/'), { status: 302, location: '/base/' });
  assert.equal(routeRequest(index, '/docs/'), { status: 404, file: '404.html' });
});

test('redirects keep their status, and pass on the query if their target has none', () => {
  const redirects = new Map([
    ['/old', { to: '/docs', status: 301 }],
    ['/older', { to: '/docs?x=1', status: 302 }],
    ['/away', { to: 'https://example.org/é', status: 301 }],
  ]);
  const index = indexOf({ redirects });
  assert.equal(routeRequest(index, '/old/?a=1'), { status: 301, location: '/docs?a=1' });
  assert.equal(routeRequest(index, '/older?a=1'), { status: 302, location: '/docs?x=1' });
  assert.equal(routeRequest(index, '/away'), { status: 301, location: 'https://example.org/%C3%A9' });
});

test('a rewrite shows the page of another path, unless the address has a page', () => {
  const rewrites = [
    { from: '/docs/next/:rest*', to: '/docs/:rest*' },
    { from: '/ideas/:rest*', to: '/docs/' },
  ];
  const index = indexOf({ rewrites, trailingSlash: true });
  assert.equal(routeRequest(index, '/docs/next/a%20b/'), { status: 200, file: 'docs/a b/index.html' });
  assert.equal(routeRequest(index, '/docs/next'), { status: 200, file: 'docs/index.html' });
  assert.equal(routeRequest(index, '/ideas/12/vote'), { status: 200, file: 'docs/index.html' });
  assert.equal(routeRequest(index, '/docs/next/nothing'), { status: 404, file: '404.html' });
  assert.equal(routeRequest(index, '/docs/'), { status: 200, file: 'docs/index.html' });
});

test("a file name at the end of a page's address is removed, unless the file exists", () => {
  const slash = indexOf({ trailingSlash: true });
  assert.equal(routeRequest(slash, '/docs/a%20b.html?x=1'), { status: 301, location: '/docs/a%20b/?x=1' });
  assert.equal(routeRequest(slash, '/docs/%C3%A9/index.html'), { status: 301, location: '/docs/%C3%A9/' });
  assert.equal(routeRequest(slash, '/docs/index.html'), { status: 200, file: 'docs/index.html' });
  assert.equal(routeRequest(slash, '/nothing.html'), { status: 404, file: '404.html' });
  assert.equal(routeRequest(indexOf(), '/docs/a%20b.html'), { status: 301, location: '/docs/a%20b' });
});

test('an unknown address is a 404 with the not-found page', () => {
  assert.equal(routeRequest(indexOf(), '/nothing'), { status: 404, file: '404.html' });
  assert.equal(routeRequest(indexOf(), '/404'), { status: 404, file: '404.html' });
  assert.equal(routeRequest(indexOf(), '/404.html'), { status: 404, file: '404.html' });
  assert.equal(routeRequest(indexOf({ files: new Map() }), '/nothing'), { status: 404 });
});

test('an unknown address below a language gets the not-found page of the language', () => {
  const files = new Map([...names, 'de/404.html', 'fr/index.html', 'docs/404.html'].map((name) => [name, '']));
  const index = indexOf({ files, folders: ['de/', 'fr/', ''] });
  assert.equal(routeRequest(index, '/de/docs/nothing'), { status: 404, file: 'de/404.html' });
  assert.equal(routeRequest(index, '/de'), { status: 404, file: 'de/404.html' });
  assert.equal(routeRequest(index, '/de/404'), { status: 404, file: 'de/404.html' });
  assert.equal(routeRequest(index, '/de/404.html'), { status: 404, file: 'de/404.html' });
  assert.equal(routeRequest(index, '/fr/nothing'), { status: 404, file: '404.html' });
  assert.equal(routeRequest(index, '/dear'), { status: 404, file: '404.html' });
  // Only a `404` page at the root of a language is the not-found page. Elsewhere, `404` is an ordinary page name.
  assert.equal(routeRequest(index, '/docs/404'), { status: 200, file: 'docs/404.html' });
  assert.equal(routeRequest(index, '/docs/nothing'), { status: 404, file: '404.html' });
});

for (const target of [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/docs/..%2f..%2fsecret',
  '/docs/../index.html',
  '//',
  '/assets//x-1.js',
]) {
  test(`${target} is looked up literally, and not found`, () => {
    assert.is(routeRequest(indexOf(), target).status, 404);
  });
}

for (const target of ['/%', '/%ff', '/a%00b', '', '*', 'http://localhost/docs', 'docs']) {
  test(`${JSON.stringify(target)} is malformed`, () => {
    assert.equal(routeRequest(indexOf(), target), { status: 400 });
  });
}

test('an address that starts with two slashes leads to no other host', () => {
  const index = indexOf({ trailingSlash: true, files: new Map([['/evil.example/index.html', '']]) });
  assert.equal(routeRequest(index, '//evil.example'), { status: 404 });
});

test.run();
