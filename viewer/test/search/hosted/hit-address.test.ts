import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hitAddress } from '../../../search/hosted/hit-address.ts';

test('a hit links to a path of this site, regardless of the site of the index', () => {
  assert.is(hitAddress('https://example.org/docs/a?x=1#b', '/', {}), '/docs/a#b');
  assert.is(hitAddress('https://example.org/site/docs/a', '/site/', {}), '/site/docs/a');
  assert.is(hitAddress('https://example.org/docs/a', '/site/', {}), '/site/docs/a');
  assert.is(hitAddress('/docs/a#b', '/site/', {}), '/site/docs/a#b');
});

test('the path is replaced as configured, each time', () => {
  const change = { replaceSearchResultPathname: { from: '/next(?=/)', to: '' } };
  assert.is(hitAddress('https://example.org/docs/next/a/next/b', '/', change), '/docs/a/b');
});

test('an address that matches the external URLs of the config stays unchanged', () => {
  const elsewhere = {
    externalUrlRegex: 'external\\.example|other\\.example',
    replaceSearchResultPathname: { from: 'a', to: 'b' },
  };
  assert.is(hitAddress('https://other.example/a?b#c', '/', elsewhere), 'https://other.example/a?b#c');
  assert.is(hitAddress('https://example.org/x', '/', elsewhere), '/x');
});

test('an address that runs code or names another host is a path of this site like any other', () => {
  assert.is(hitAddress('javascript:alert(1)', '/site/', {}), '/site/alert(1)');
  assert.is(hitAddress('https://example.org//evil.example/', '/', {}), '/evil.example/');
});

test.run();
