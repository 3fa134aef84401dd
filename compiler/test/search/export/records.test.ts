import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportFormats, exportLines } from '../../../search/export/formats.ts';
import { recordsOf } from '../../../search/export/records.ts';

const page = {
  text: {
    path: '/docs/größe',
    group: 'Guides',
    title: 'Size',
    description: 'How large.',
    sections: [
      { text: 'Start.' },
      { id: 'one', heading: 'One', depth: 2, text: 'First.' },
      { id: 'deep', heading: 'Deep', depth: 3, text: '' },
      { id: 'two', heading: 'Two', depth: 2, text: 'Second.' },
    ],
  },
  origin: 'https://example.org',
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
};

test('a page, its headings and its paragraphs are records, each with the headings above it', () => {
  const rows = recordsOf(page).map(({ type, url, hierarchy, content }) => [
    type,
    url.replace('https://example.org/docs/', ''),
    [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3],
    content,
  ]);
  const at = 'gr%C3%B6%C3%9Fe';
  assert.equal(rows, [
    ['lvl1', at, ['Size', null, null], 'How large.'],
    ['content', at, ['Size', null, null], 'Start.'],
    ['lvl2', `${at}#one`, ['Size', 'One', null], null],
    ['content', `${at}#one`, ['Size', 'One', null], 'First.'],
    ['lvl3', `${at}#deep`, ['Size', 'One', 'Deep'], null],
    ['lvl2', `${at}#two`, ['Size', 'Two', null], null],
    ['content', `${at}#two`, ['Size', 'Two', null], 'Second.'],
  ]);
});

test('no two records have the same key', () => {
  const long = recordsOf({
    ...page,
    text: {
      ...page.text,
      sections: [{ text: 'word '.repeat(3000) }, { id: 'x', heading: 'X', text: 'word '.repeat(3000) }],
    },
  });
  assert.is(new Set(long.map(({ key }) => key)).size, long.length);
});

test('a long text is cut between words into records that services take, and none of it is lost', () => {
  const text = Array.from({ length: 3000 }, (_, number) => `word${number}`).join(' ');
  const pieces = recordsOf({ ...page, text: { ...page.text, sections: [{ text }] } }).flatMap(({ type, content }) =>
    type === 'content' ? [content!] : [],
  );
  assert.ok(pieces.length > 1 && pieces.every((piece) => piece.length <= 4000));
  assert.is(pieces.map((piece) => piece.trim()).join(' '), text);
});

test('each service gets JSON lines with the id in the field that the service expects', () => {
  const [record] = recordsOf(page);
  const lines = Object.fromEntries(
    exportFormats.map((format) => [
      format,
      exportLines(format, 'id-1', record!).map((line) => JSON.parse(line) as Record<string, unknown>),
    ]),
  );
  assert.is(lines.algolia![0]!.objectID, 'id-1');
  assert.equal((lines.algolia![0]!.hierarchy as { lvl1: string }).lvl1, 'Size');
  assert.equal(
    [lines.typesense![0]!.id, lines.typesense![0]!['hierarchy.lvl1'], 'hierarchy.lvl2' in lines.typesense![0]!],
    ['id-1', 'Size', false],
  );
  assert.equal([lines.meilisearch![0]!.objectID, lines.meilisearch![0]!.hierarchy_lvl1], ['id-1', 'Size']);
  assert.equal(lines.opensearch![0], { index: { _id: 'id-1' } });
  assert.is(lines.opensearch![1]!.docusaurus_tag, 'docs-default-current');
});

test.run();
