import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSearchHistory } from '../../search/search-history.ts';
import type { SearchHit } from '../../../corpus/search-answer.ts';
import { sampleHit } from './sample-hit.ts';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__folio';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__folio';
let kept: Map<string, string>;
test.before.each(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
test.after(() => void Reflect.deleteProperty(globalThis, 'window'));

const ids = (hits: readonly SearchHit[]) => hits.map(({ id }) => id);

test('seven places are recent, the last first and each once', () => {
  const history = openSearchHistory('folio');
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '4']) history.visit({ hit: sampleHit(`A/${id}`) });
  assert.equal(ids(history.recent()), ['A/4', 'A/8', 'A/7', 'A/6', 'A/5', 'A/3', 'A/2']);
  assert.equal(ids(openSearchHistory('folio').recent()), ids(history.recent()));
  assert.equal(openSearchHistory('other').recent(), []);
});

test('the history has ten favorites and four recent pages; a favorite is not also recent', () => {
  const history = openSearchHistory('folio');
  for (let count = 1; count <= 12; count += 1) history.save(sampleHit(`A/${count}`));
  assert.is(history.favorites().length, 10);
  for (const id of ['A/12', 'B/1', 'B/2', 'B/3', 'B/4', 'B/5']) history.visit({ hit: sampleHit(id) });
  assert.equal(ids(history.recent()), ['B/5', 'B/4', 'B/3', 'B/2']);
  history.save(history.recent()[0]!);
  assert.not(ids(history.recent()).includes('B/5'));
});

test('the history stores text matches as their page or section', () => {
  const history = openSearchHistory('folio');
  const words = sampleHit('A/x#y', { kind: 'text' });
  history.visit({ hit: words, parent: sampleHit('A/x') });
  history.visit({ hit: sampleHit('B/x#y', { kind: 'text' }) });
  assert.equal(
    openSearchHistory('folio')
      .recent()
      .map(({ id, kind }) => [id, kind]),
    [
      ['B/x#y', 'heading'],
      ['A/x', 'page'],
    ],
  );
});

test('the stored history of DocSearch is read', () => {
  const hierarchy = { lvl0: 'Docs', lvl1: 'Install', lvl2: 'On Linux', lvl3: null };
  kept.set(
    favoriteKey,
    JSON.stringify([
      {
        objectID: '7',
        url: 'https://example.org/docs/install#linux',
        type: 'lvl2',
        anchor: 'linux',
        content: null,
        hierarchy,
      },
    ]),
  );
  assert.equal(openSearchHistory('folio').favorites(), [
    {
      id: '7',
      url: 'https://example.org/docs/install#linux',
      kind: 'heading',
      hierarchy: ['Docs', 'Install', 'On Linux'],
      title: [{ text: 'On Linux', isHit: false }],
    },
  ]);
});

for (const text of [
  '',
  '{',
  '7',
  '{}',
  '[null, 1, {}, {"hierarchy": null}, {"objectID": "1", "url": "/", "type": "lvl1", "hierarchy": {"lvl0": "A"}}]',
]) {
  test(`invalid stored data is ignored: ${text}`, () => {
    kept.set(recentKey, text);
    assert.equal(openSearchHistory('folio').recent(), []);
  });
}

test.run();
