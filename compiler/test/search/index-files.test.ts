import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexOf, searcher, type WrittenPage } from './memory-index.ts';

/** Words that no other page has, and some that many have. */
const page = (number: number): WrittenPage => [
  `Page ${number}`,
  { '': `Shared words of all pages. ${Array.from({ length: 90 }, (_, at) => `word${(number * 37 + at * 11) % 4000}x`).join(' ')}`, [`Part ${number % 7}`]: 'More.' },
];
const pages = Array.from({ length: 400 }, (_, number) => page(number));

test('the same pages in another order give the same bytes', async () => {
  const some = pages.slice(0, 60);
  assert.equal([...await indexOf(some.toReversed())], [...await indexOf(some)]);
});

test('a query reads a few files of an index of any size', async () => {
  const files = await indexOf(pages);
  assert.ok(files.size > 120, `${files.size} files`);
  const { search, read } = searcher(files);
  const { hits } = await search('shared word999x');
  assert.is(hits[0]!.kind, 'text');
  const bytes = read.reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0);
  assert.ok(bytes < 200_000, `${bytes} bytes before compression, in ${read.length} files`);
});

test('no file of postings is much larger than the others, whatever a word weighs', async () => {
  for (const [path, text] of await indexOf(pages)) if (path.includes('/postings/')) assert.ok(text.length < 80_000, `${path}: ${text.length}`);
});

test('a changed page leaves the texts of most others where they are', async () => {
  const before = await indexOf(pages);
  const after = await indexOf([...pages.slice(0, -1), ['Page 399', { '': 'All of it is new.' }]]);
  const changed = [...after].filter(([path, text]) => path.includes('/texts/') && before.get(path) !== text);
  assert.is(changed.length, 1);
});

test('a new page changes one file of texts', async () => {
  const before = await indexOf(pages.slice(0, 300));
  const after = await indexOf(pages.slice(0, 301));
  const changed = [...after].filter(([path, text]) => path.includes('/texts/') && before.get(path) !== text);
  assert.is(changed.length, 1);
});

test('hostile words of pages are words like any others', async () => {
  const { titles } = searcher(await indexOf([['One', { '': '__proto__ constructor toString hasOwnProperty \u2028 </script>' }], ['Two', { '': 'Other.' }]]));
  for (const word of ['proto', 'constructor', 'tostring', 'hasownproperty', 'script']) assert.equal(await titles(word), ['One'], word);
});

test.run();
