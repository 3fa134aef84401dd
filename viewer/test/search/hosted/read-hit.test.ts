import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readHit } from '../../../search/hosted/read-hit.ts';

const hierarchy = { lvl0: 'Docs', lvl1: 'Install', lvl2: 'On Linux', lvl3: null };
const read = (more: object) =>
  readHit(
    { objectID: '1', url: 'https://example.org/a', type: 'lvl2', hierarchy, ...more },
    (url) => new URL(url).pathname,
  );

test('the levels contain the headings of a hit, and its type its kind', () => {
  assert.equal(read({}), {
    id: '1',
    url: '/a',
    hierarchy: ['Docs', 'Install', 'On Linux'],
    kind: 'heading',
    title: [{ text: 'On Linux', isHit: false }],
  });
  assert.is(read({ type: 'lvl1', hierarchy: { lvl0: 'Docs', lvl1: 'Install' } })!.kind, 'page');
  assert.is(read({ type: 'content' })!.kind, 'text');
});

test('matches are marked in the title and in the excerpt', () => {
  const hit = read({
    type: 'content',
    _highlightResult: { hierarchy: { lvl2: { value: 'On <mark>Linux</mark>' } } },
    _snippetResult: { content: { value: '<mark>Linux</mark> and <mark>Li</mark>nux' } },
  })!;
  assert.equal(hit.title, [
    { text: 'On ', isHit: false },
    { text: 'Linux', isHit: true },
  ]);
  assert.equal(hit.excerpt, [
    { text: 'Linux', isHit: true },
    { text: ' and ', isHit: false },
    { text: 'Li', isHit: true },
    { text: 'nux', isHit: false },
  ]);
});

test('escaped characters are decoded, and other markup is plain text', () => {
  const hit = read({
    _highlightResult: {
      hierarchy: { lvl2: { value: '&lt;b&gt; &amp;amp; <img src=x onerror=alert(1)><mark>&quot;x&#39;</mark>' } },
    },
  })!;
  assert.equal(hit.title, [
    { text: '<b> &amp; <img src=x onerror=alert(1)>', isHit: false },
    { text: '"x\'', isHit: true },
  ]);
});

for (const [what, record] of Object.entries({
  nothing: null,
  'a record without levels': { objectID: '1', url: '/a' },
  'a record with empty levels': { objectID: '1', url: '/a', hierarchy: { lvl0: null } },
  'a record without an address': { objectID: '1', hierarchy },
  'a record whose address is none': { objectID: '1', url: 'https://', hierarchy },
})) {
  test(`${what} is not a hit`, () =>
    assert.is(
      readHit(record, (url) => url),
      undefined,
    ));
}

test('a type named like a property of Object.prototype is read as a heading', () => {
  assert.equal(read({ type: '__proto__', _highlightResult: { hierarchy: {} } })!.title, [
    { text: 'On Linux', isHit: false },
  ]);
});

test.run();
