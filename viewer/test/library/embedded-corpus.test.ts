import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteFile } from '../../corpus/site-file.ts';
import { embeddedCorpus } from '../../library/embedded-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';

const before = { location: globalThis.location, window: globalThis.window };
test.after(() => {
  Object.assign(globalThis, before);
});

/** Opens a corpus whose `site.json` has these fields. */
function open(address: string, baseUrl: string, site: object) {
  const fetch = async () => Response.json({ ...sampleSite, ...site });
  Object.assign(globalThis, { location: new URL('https://app.dev/help/page'), window: { fetch } });
  return embeddedCorpus(address, baseUrl);
}

test('a language of a site has the code that all languages share', async () => {
  const corpus = open('https://cdn.dev/x/fr/corpus', '/docs/fr/', { baseUrl: '/docs/fr/', sharedUrl: '/docs/' });
  assert.is(corpus.sharedUrl, '/docs/fr/');
  await corpus.load(siteFile);
  assert.is(corpus.sharedUrl, '/docs/');
  assert.is(corpus.url('/docs/assets/a.js'), 'https://cdn.dev/x/assets/a.js');
  assert.is(corpus.url('/docs/fr/img/a.png'), 'https://cdn.dev/x/fr/img/a.png');
});

test('code that languages share is in a folder around the site', async () => {
  const corpus = open('https://cdn.dev/corpus', '/docs/', { baseUrl: '/docs/', sharedUrl: '/other/' });
  await corpus.load(siteFile);
  assert.is(corpus.sharedUrl, '/docs/');
});

test('a corpus in its usual folder of the app has the addresses that it names', async () => {
  const corpus = open('/docs/corpus', '/docs/', { baseUrl: '/docs/' });
  await corpus.load(siteFile);
  assert.is(corpus.url('/docs/assets/a.js'), '/docs/assets/a.js');
  assert.ok(corpus.isElsewhere, 'the document of an app links no style sheets of the site');
});

test('a corpus that was compiled for another base URL is refused', async () => {
  const corpus = open('https://cdn.dev/corpus', '/help/', { baseUrl: '/docs/' });
  try {
    await corpus.load(siteFile);
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, 'has the base URL “/docs/”');
  }
});

test.run();
