import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fetchText } from '../../reading/copy-text.ts';

const { fetch } = globalThis;
test.after(() => {
  globalThis.fetch = fetch;
});

test('a text is had from this site alone, whatever address a page names', async () => {
  // As browsers do it.
  globalThis.fetch = async (url, { mode } = {}) => {
    const { origin } = new URL(String(url), 'https://harbour.dev/docs/');
    if (mode === 'same-origin' && origin !== 'https://harbour.dev') throw new TypeError('Failed to fetch');
    return new Response('text', { headers: { 'content-type': 'text/markdown' } });
  };
  assert.is(await fetchText('/docs/a.md'), 'text');
  try {
    await fetchText('//elsewhere.dev/a.md');
    assert.unreachable();
  } catch (error) {
    assert.instance(error, TypeError);
  }
});

test.run();
