import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placePictures } from '../../corpus/files-elsewhere.ts';

const place = (value: object) => placePictures(value, '/docs/', 'https://example.com/made/corpus/');

test('pictures below the base URL are asked for beside the corpus', () => {
  assert.equal(place({ body: [{ properties: { src: '/docs/img/a.png' } }] }), {
    body: [{ properties: { src: 'https://example.com/made/img/a.png' } }],
  });
  assert.equal(place({ sources: { light: '/docs/l.svg', dark: '/docs/d.svg' } }), {
    sources: { light: 'https://example.com/made/l.svg', dark: 'https://example.com/made/d.svg' },
  });
  assert.equal(place({ srcSet: '/docs/a.png 1x, /docs/b.png 2x' }), {
    srcSet: 'https://example.com/made/a.png 1x, https://example.com/made/b.png 2x',
  });
});

test('whatever is no picture of the site stays: links, texts, other addresses', () => {
  const others = {
    href: '/docs/install',
    value: '/docs/img/a.png',
    authors: [{ image: 'https://example.org/a.png' }, { image: '/other/a.png' }],
    src: '//example.org/a.png',
    badge: null,
  };
  assert.equal(place(structuredClone(others)), others);
});

test('at the root of an origin, an address of another host is none of the site', () => {
  const other = { src: '//example.org/a.png' };
  assert.equal(placePictures({ ...other }, '/', 'https://example.com/corpus/'), other);
});

test.run();
