import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import { CorpusError } from '../../reader/corpus-error.ts';
import { openCorpus } from '../../reader/open-corpus.ts';
import { writtenCorpus, writtenPage } from '../written-corpus.ts';

let folder: TempFolder;
test.before(() => {
  folder = tempFolder();
  folder.write(writtenCorpus);
});
test.after(() => folder.remove());

/** Returns a `fetch` that answers from a list of files. A file is a body, a status, or a whole response. */
function host(files: Readonly<Record<string, string | number | Response>> = writtenCorpus, base = '/site/') {
  const requests: string[] = [];
  const answer: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    requests.push(pathname);
    const file = files[decodeURIComponent(pathname).slice(base.length)] ?? 404;
    if (file instanceof Response) return file;
    return typeof file === 'number' ? new Response('', { status: file }) : new Response(file);
  };
  return { fetch: answer, requests };
}

async function failure(reading: Promise<unknown>): Promise<CorpusError> {
  const error = await reading.then(
    () => assert.unreachable('it was read'),
    (error: unknown) => error,
  );
  assert.instance(error, CorpusError);
  return error as CorpusError;
}

test('a folder is read by path or URL, of the site or of the corpus in it', async () => {
  const url = pathToFileURL(folder.dir);
  for (const address of [
    folder.dir,
    `${folder.dir}/`,
    path.join(folder.dir, 'corpus'),
    url,
    new URL(`${url}/corpus/`),
    `${url}`,
  ])
    assert.is((await openCorpus(address).site()).title, 'By hand', `${address}`);
});

test('a path is relative to the working directory', async () => {
  assert.is((await openCorpus(path.relative(process.cwd(), folder.dir)).site()).title, 'By hand');
});

test('a site on the web is read below its address, regardless of query, hash and file name', async () => {
  for (const address of [
    'https://example.org/site',
    'https://example.org/site/?a#b',
    'https://example.org/site/corpus',
  ]) {
    const { fetch, requests } = host();
    assert.is((await openCorpus(address, { fetch }).site()).title, 'By hand');
    assert.equal(requests, ['/site/corpus/site.json'], address);
  }
});

test('tables return the content of their files', async () => {
  const corpus = openCorpus(folder.dir);
  assert.equal((await corpus.manifest()).counts, { doc: 1 });
  assert.equal(
    (await corpus.routes()).map(({ path }) => path),
    [writtenPage.path],
  );
  assert.equal((await corpus.redirects()).redirects, [{ from: '/site/old', to: '/site/docs' }]);
  assert.equal(await corpus.read('pages/docs/æble 100%.json'), writtenPage);
});

test('a page is found by its path, decoded or percent-encoded, with or without its last slash', async () => {
  const corpus = openCorpus(folder.dir);
  for (const path of ['/site/docs/æble 100%', '/site/docs/%C3%A6ble%20100%25', '/site/docs/æble 100%/'])
    assert.equal(await corpus.page(path), writtenPage, path);
});

test('a rewrite shows the page of another path', async () => {
  assert.equal(await openCorpus(folder.dir).page('/site/next/æble 100%'), writtenPage);
});

test('the sidebar of a page is found by the context of the page', async () => {
  const corpus = openCorpus(folder.dir);
  const items = await corpus.sidebar(writtenPage.context);
  assert.equal(
    items?.map((item) => 'label' in item && item.label),
    ['Apple'],
  );
  assert.is(await corpus.sidebar({ instance: 'default', version: 'current' }), undefined);
  assert.is(await corpus.sidebar({ instance: 'default', version: 'current', sidebar: 'other' }), undefined);
});

test('another language is read next to the corpus, in both directions and on another host', async () => {
  const path = (name: string) => (name === 'en' ? '/site/' : `/site/${name}/`);
  const locales = ['en', 'de', 'pt br'].map((name) => ({ name, path: path(name) }));
  const fr = { name: 'fr', path: '/', url: 'https://fr.example.org' };
  const siteIn = (name: string) =>
    JSON.stringify({ format: 1, title: name, locale: name, baseUrl: path(name), locales: [...locales, fr] });
  const site = host({
    'corpus/site.json': siteIn('en'),
    'de/corpus/site.json': siteIn('de'),
    'pt br/corpus/site.json': siteIn('pt br'),
  });
  const corpus = openCorpus('https://example.org/site/', site);
  const german = await corpus.language('de');
  assert.is((await german.site()).title, 'de');
  assert.is((await (await german.language('en')).site()).title, 'en');
  assert.is((await (await german.language('pt br')).site()).title, 'pt br');
  assert.is(await corpus.language('en'), corpus);
  assert.is((await failure((await corpus.language('fr')).site())).address, 'https://fr.example.org/corpus/site.json');
  const error = await failure(corpus.language('xx'));
  assert.equal([error.reason, /Its languages are en, de, pt br, fr\./.test(error.message)], ['missing', true]);
});

test('a schema is read although it has no format, and a missing schema is reported', async () => {
  const site = host({ 'corpus/schema/v1/doc.schema.json': '{"title":"doc"}', 'corpus/schema/v1/x.schema.json': '7' });
  const corpus = openCorpus('https://example.org/site/', site);
  assert.equal(await corpus.schema('doc'), { title: 'doc' });
  assert.is((await failure(corpus.schema('x'))).reason, 'malformed');
  assert.is((await failure(corpus.schema('none'))).reason, 'missing');
});

test('a table is read once, and again only after it failed', async () => {
  const files: Record<string, string | number> = { ...writtenCorpus, 'corpus/site.json': 503 };
  const { fetch, requests } = host(files);
  const corpus = openCorpus('https://example.org/site/', { fetch });
  assert.is((await failure(corpus.site())).reason, 'unreachable');
  files['corpus/site.json'] = writtenCorpus['corpus/site.json']!;
  assert.is(await corpus.site(), await corpus.site());
  assert.equal(requests.length, 2);
});

test('a path without a page is an error', async () => {
  const corpus = openCorpus(folder.dir);
  const unknown = await failure(corpus.page('/site/docs/nope'));
  assert.is(unknown.reason, 'missing');
  assert.match(unknown.message, '"/site/docs/nope" is not a page of this site.');
  assert.ok(unknown.address.endsWith('/corpus/pages/docs/nope.json'));
  const outside = await failure(corpus.page('/elsewhere'));
  assert.is(outside.reason, 'missing');
  assert.match(outside.message, 'below /site/');
});

test('no path reads a file outside of the corpus', async () => {
  folder.write({ 'secret.json': '{"format":1}' });
  const corpus = openCorpus(folder.dir);
  for (const path of ['../secret.json', '/etc/passwd', 'https://example.org/x.json', '//example.org/x.json'])
    assert.is((await failure(corpus.read(path))).reason, 'missing', path);
  assert.is((await failure(corpus.page('/site/../../secret'))).reason, 'missing');
});

test('an error for an unreadable file has a reason, a location and a hint', async () => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const cases: [string | number | Response, CorpusError['reason'], RegExp][] = [
    [404, 'missing', /does not exist\. Compile the site/],
    [page, 'missing', /does not exist/],
    [500, 'unreachable', /the server answered with status 500/],
    ['{"format":1', 'malformed', /is not JSON/],
    ['[]', 'malformed', /has no format/],
    ['null', 'malformed', /has no format/],
    ['{"format":2}', 'format', /has format 2, but this version of @lectern\/corpus reads format 1\./],
  ];
  for (const [answer, reason, message] of cases) {
    const { fetch } = host({ 'corpus/site.json': answer });
    const error = await failure(openCorpus('https://example.org/site/', { fetch }).site());
    assert.is(error.reason, reason);
    assert.match(error.message, message);
    assert.is(error.address, 'https://example.org/site/corpus/site.json');
  }
  const offline = openCorpus('https://example.org/', { fetch: () => Promise.reject(new TypeError('fetch failed')) });
  assert.is((await failure(offline.site())).reason, 'unreachable');
  const nowhere = await failure(openCorpus(path.join(folder.dir, 'nowhere')).site());
  assert.is(nowhere.reason, 'missing');
  assert.is((await failure(openCorpus(folder.dir).read('pages'))).reason, 'missing');
});

test('after an abort, reading throws the reason of the signal', async () => {
  const stop = new AbortController();
  const waiting: typeof fetch = (_url, init) =>
    new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)));
  const reading = openCorpus('https://example.org/', { fetch: waiting, signal: stop.signal }).site();
  const reason = new Error('enough');
  setTimeout(() => stop.abort(reason), 10);
  assert.is(await reading.catch((error: unknown) => error), reason);
  const later = openCorpus(folder.dir, { signal: stop.signal }).site();
  assert.is(await later.catch((error: unknown) => error), reason);
});

test('a search in a corpus without an index throws an error with the reason', async () => {
  const { message, reason } = await failure(openCorpus(folder.dir).search('apple'));
  assert.is(reason, 'missing');
  assert.match(message, 'has no search index: the site has no search');
});

test.run();
