import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openFileUrl } from '../../../viewer/corpus/corpus-urls.ts';
import { fetchText } from '../viewer/copy-text.ts';

const { fetch } = globalThis;
test.after(() => {
  globalThis.fetch = fetch;
});

test('Markdown is loaded from this site only', async () => {
  // Simulates browsers: a request with the mode `same-origin` to another origin fails.
  globalThis.fetch = async (url, { mode } = {}) => {
    const { origin } = new URL(String(url), 'https://harbour.dev/docs/');
    if (mode === 'same-origin' && origin !== 'https://harbour.dev') throw new TypeError('Failed to fetch');
    return new Response('text', { headers: { 'content-type': 'text/markdown' } });
  };
  const own = { isElsewhere: false, url: (address: string) => address };
  assert.is(await fetchText('/docs/a.md', own), 'text');
  await refused(() => fetchText('//elsewhere.dev/a.md', own));
  await refused(() => fetchText('/\\elsewhere.dev/a.md', own));
});

test('Markdown of a corpus elsewhere is loaded from there only', async () => {
  const requested: string[] = [];
  globalThis.fetch = async (url) => {
    requested.push(String(url));
    return new Response('text', { headers: { 'content-type': 'text/markdown' } });
  };
  const elsewhere = { isElsewhere: true, url: openFileUrl('/docs/', 'https://cdn.dev/docs/corpus/') };
  assert.is(await fetchText('/docs/a.md', elsewhere), 'text');
  for (const href of ['//elsewhere.dev/a.md', 'https://elsewhere.dev/a.md'])
    await refused(() => fetchText(href, elsewhere));
  assert.equal(requested, ['https://cdn.dev/docs/a.md']);
});

test('a missing file is an error, also on a host that answers with an HTML page', async () => {
  const own = { isElsewhere: false, url: (address: string) => address };
  const messageFor = async (response: Response): Promise<string> => {
    globalThis.fetch = async () => response;
    return fetchText('/docs/a.md', own).catch((error: Error) => error.message);
  };
  assert.is(
    await messageFor(new Response('', { status: 404 })),
    'The server answered the request for /docs/a.md with status 404.',
  );
  assert.is(
    await messageFor(new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })),
    'The server answered the request for /docs/a.md with an HTML page, not with the text file.',
  );
});

async function refused(load: () => Promise<string>): Promise<void> {
  try {
    await load();
    assert.unreachable();
  } catch (error) {
    assert.instance(error, TypeError);
  }
}

test.run();
