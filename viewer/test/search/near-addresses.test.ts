import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearestPages, questionsOf, wordsOfAddress } from '../../search/near-addresses.ts';

test('the words of an address come from its last segment, without a file extension', () => {
  assert.is(wordsOfAddress('/docs/guides/instal-theSite.html'), 'instal the Site');
  assert.is(wordsOfAddress('/docs/guides/'), 'guides');
  assert.is(wordsOfAddress('/docs/api_v2/index.html'), 'api v2');
  assert.is(wordsOfAddress('/docs/%C3%BCber%20uns'), 'über uns');
  assert.is(wordsOfAddress('/'), '');
});

test('prefixes of the words are also searched, unless each query is billed', () => {
  assert.equal(questionsOf('/docs/tabels/', false), ['tabels', 'tabel', 'tab']);
  assert.equal(questionsOf('/docs/tabels/', true), ['tabels']);
  assert.equal(questionsOf('/', false), []);
});

test('pages with the most similar addresses come first, each once', () => {
  const hit = (url: string, ...hierarchy: string[]) => ({
    id: url,
    url,
    hierarchy,
    kind: 'page' as const,
    title: [{ text: 'A part', isHit: true }],
  });
  const hits = [
    hit('/blog/tables/#top', 'Blog', 'On tables', 'Top'),
    hit('/docs/writing/tables/', 'Docs', 'Tables'),
    hit('/docs/writing/tables/#wide', 'Docs', 'Tables', 'Wide'),
    hit('/about/'),
  ];
  assert.equal(nearestPages(hits, '/docs/Writing/table/', false), [
    { url: '/docs/writing/tables/', title: 'Tables' },
    { url: '/blog/tables/', title: 'On tables' },
    { url: '/about/', title: 'A part' },
  ]);
  assert.equal(
    nearestPages(hits, '/docs/writing/tabels/', true).map(({ url }) => url),
    ['/docs/writing/tables/', '/blog/tables/'],
    'what only begins alike has to have a similar name',
  );
});

test.run();
