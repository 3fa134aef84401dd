import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPrecache } from '../worker/precache.ts';

const scope = 'https://example.org/folio/';

/** Returns a `Cache` in memory, with the methods that the precache uses. */
function memoryCache(): { cache: Cache; urls: () => string[] } {
  const kept = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : new URL(key).href);
  const cache = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async (key: RequestInfo) => kept.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => void kept.set(urlOf(key), response),
    delete: async (key: RequestInfo) => kept.delete(urlOf(key)),
  };
  return {
    cache: cache as unknown as Cache,
    urls: () => [...kept.keys()].map((url) => url.slice(scope.length)).sort(),
  };
}

/** Returns a host whose responses contain the requested path. The status is 200 unless it is in `statuses`. */
function host(statuses: Record<string, number> = {}) {
  const requests: string[] = [];
  const state = { now: 0, most: 0 };
  const fetchFile = async (url: RequestInfo | URL) => {
    const path = decodeURI(String(url).slice(scope.length));
    requests.push(path);
    state.most = Math.max(state.most, (state.now += 1));
    await new Promise((later) => setTimeout(later, 2));
    state.now -= 1;
    return new Response(path, { status: statuses[path] ?? 200 });
  };
  return { requests, state, fetchFile };
}

const text = async (response: Response | undefined) => response?.text();

test('a cached file is found at every form of its address', async () => {
  const { cache } = memoryCache();
  const precache = openPrecache(cache, scope, 'one', host().fetchFile);
  await precache.load({ 'index.html': '1', 'docs/index.html': '2', 'docs/a b/é.html': '3', 'assets/x-1.js': '4' });
  for (const [address, path] of Object.entries({
    '': 'index.html',
    '?a=b#c': 'index.html',
    docs: 'docs/index.html',
    'docs/': 'docs/index.html',
    'docs/a%20b/%C3%A9': 'docs/a b/é.html',
    'docs/a%20b/é/': 'docs/a b/é.html',
    'assets/x-1.js': 'assets/x-1.js',
  })) {
    assert.is(await text(await precache.find(scope + address)), path, address);
  }
  for (const address of ['nowhere', 'assets/x-1.js/', 'constructor', '%E0%A4'])
    assert.is(await precache.find(scope + address), undefined, address);
});

test('only changed files of an earlier output are fetched again; old files are removed once the new output is active', async () => {
  const { cache, urls } = memoryCache();
  await openPrecache(cache, scope, 'one', host().fetchFile).load({ 'a.html': '1', 'b.html': '1', 'c.html': '1' });
  const second = host();
  const precache = openPrecache(cache, scope, 'two', second.fetchFile);
  await precache.load({ 'a.html': '1', 'b.html': '2' });
  assert.equal(second.requests, ['b.html']);
  assert.ok(urls().includes('c.html?revision=1'), 'the page that is open may still want it');
  await precache.trim();
  assert.equal(urls(), ['?list=two', 'a.html?revision=1', 'b.html?revision=2']);
});

test('only files with a hash in their names may come from the browser cache, because other files may have changed', async () => {
  const modes: Record<string, string | undefined> = {};
  const fetchFile = async (url: RequestInfo | URL, init?: RequestInit) => {
    modes[String(url).slice(scope.length)] = init?.cache;
    return new Response('');
  };
  const list = { 'assets/x-1.js': '1', 'styles/custom.css': '1', 'index.html': '1' };
  await openPrecache(memoryCache().cache, scope, 'one', fetchFile).load(list);
  assert.equal(modes, { 'assets/x-1.js': 'default', 'styles/custom.css': 'no-cache', 'index.html': 'no-cache' });
});

test('a few files are fetched at a time', async () => {
  const { fetchFile, state, requests } = host();
  const list = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.html`, '1']));
  await openPrecache(memoryCache().cache, scope, 'one', fetchFile).load(list);
  assert.is(requests.length, 40);
  assert.is(state.most, 6);
});

test('a host error stops the download, and files that were loaded by then are not requested again', async () => {
  const { cache, urls } = memoryCache();
  const list = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.html`, '1']));
  const failing = host({ '7.html': 503 });
  let error: Error | undefined;
  await openPrecache(cache, scope, 'one', failing.fetchFile)
    .load(list)
    .catch((reason: Error) => (error = reason));
  assert.match(error!.message, '503');
  assert.ok(failing.requests.length < 20, 'nothing more is begun');
  assert.not.ok(urls().includes('?list=one'), 'an unfinished output is none');
  await new Promise((later) => setTimeout(later, 10));
  const kept = urls().length;
  const working = host();
  await openPrecache(cache, scope, 'one', working.fetchFile).load(list);
  assert.is(working.requests.length, 40 - kept);
});

test('a file that the host refuses is left out, but the not-found page is cached with its status', async () => {
  const { cache } = memoryCache();
  const precache = openPrecache(
    cache,
    scope,
    'one',
    host({ 'secret.json': 403, 'gone.html': 404, '404.html': 404 }).fetchFile,
  );
  await precache.load({ 'secret.json': '1', 'gone.html': '1', '404.html': '1', 'a.html': '1' });
  assert.is(await precache.find(`${scope}gone`), undefined);
  assert.is(await precache.find(`${scope}secret.json`), undefined);
  assert.is(await text(await precache.find(`${scope}404.html`)), '404.html');
});

test('a redirected response is cached as an ordinary response', async () => {
  const { cache } = memoryCache();
  const redirected = Object.defineProperty(
    new Response('page', { headers: { 'content-type': 'text/html' } }),
    'redirected',
    { value: true },
  );
  const precache = openPrecache(cache, scope, 'one', async () => redirected);
  await precache.load({ 'a/index.html': '1' });
  const found = await precache.find(`${scope}a/`);
  assert.is(found?.redirected, false);
  assert.equal([found?.headers.get('content-type'), await text(found)], ['text/html', 'page']);
});

test.run();
