import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seeded } from '../../../scripts/bench/random.ts';
import { indexOf, openWrittenIndex, searcher, textOf, type WrittenPage } from './memory-index.ts';

/** A page with some words that occur on no other page, and some that occur on many pages. */
const page = (number: number): WrittenPage => [
  `Page ${number}`,
  {
    '': `Shared words of all pages. ${Array.from({ length: 90 }, (_, at) => `word${(number * 37 + at * 11) % 4000}x`).join(' ')}`,
    [`Part ${number % 7}`]: 'More.',
  },
];
const pages = Array.from({ length: 400 }, (_, number) => page(number));

test('the same pages in another order give the same bytes', async () => {
  const some = pages.slice(0, 60);
  assert.equal([...(await indexOf(some.toReversed()))], [...(await indexOf(some))]);
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

test('no file of postings is much larger than the others, regardless of the weights of its words', async () => {
  for (const [path, text] of await indexOf(pages))
    if (path.includes('/postings/')) assert.ok(text.length < 80_000, `${path}: ${text.length}`);
});

test('a changed page does not change the text files of most other pages', async () => {
  const before = await indexOf(pages);
  const after = await indexOf([...pages.slice(0, -1), ['Page 399', { '': 'All of it is new.' }]]);
  const changed = [...after].filter(([path, text]) => path.includes('/texts/') && before.get(path) !== text);
  assert.is(changed.length, 1);
});

test('a new page changes one text file', async () => {
  const before = await indexOf(pages.slice(0, 300));
  const after = await indexOf(pages.slice(0, 301));
  const changed = [...after].filter(([path, text]) => path.includes('/texts/') && before.get(path) !== text);
  assert.is(changed.length, 1);
});

test('an updated index equals a new index after every change', async () => {
  const random = seeded(7);
  const texts = pages.map(textOf);
  const index = openWrittenIndex('default');
  await index.write(texts);
  for (let round = 0; round < 30; round += 1) {
    for (let count = random.below(4); count >= 0; count -= 1) {
      const at = random.below(texts.length);
      const { path } = texts[at]!;
      if (round % 10 === 9)
        texts[at] = textOf([`New ${round} ${count}`, { '': `Comes, and is word${random.below(4000)}x.` }]);
      else texts[at] = { ...textOf(page(random.below(5000))), path };
    }
    if (round % 10 === 4) texts.splice(random.below(texts.length), 1);
    const { files } = await index.write(texts);
    const rewritten = await openWrittenIndex('default').write(texts);
    assert.equal([...files], [...rewritten.files], `round ${round}`);
  }
});

test('a changed page is the only page that is read again, and only files with its words are rebuilt', async () => {
  const texts = pages.map(textOf);
  const index = openWrittenIndex('default');
  await index.write(texts);
  texts[5] = { ...texts[5]!, sections: [...texts[5]!.sections, { text: 'Zanzibar.' }] };
  const { made, requests } = await index.write(texts);
  assert.is(made.filter((path) => path.startsWith('texts/')).length, 1);
  assert.ok(made.length < 10, made.join());
  assert.ok(requests.length < 10 && requests.includes(texts[5].path), requests.join());
});

test('a word with more pages than a list contains remembers them, for when fewer pages have the word', async () => {
  const common = (number: number): WrittenPage => [
    `Page ${number}`,
    { '': `Common ${number % 3 === 0 ? 'common common' : ''}` },
  ];
  const texts = Array.from({ length: 4200 }, (_, number) => textOf(common(number)));
  const index = openWrittenIndex('default');
  await index.write(texts);
  for (let number = 0; number < 300; number += 1) texts[number] = { ...texts[number]!, sections: [{ text: 'Rare.' }] };
  const { files } = await index.write(texts);
  assert.equal([...files], [...(await openWrittenIndex('default').write(texts)).files]);
});

test('a word that is the name of a built-in property is indexed like any other', async () => {
  const { titles } = searcher(
    await indexOf([
      ['One', { '': '__proto__ constructor toString hasOwnProperty \u2028 </script>' }],
      ['Two', { '': 'Other.' }],
    ]),
  );
  for (const word of ['proto', 'constructor', 'tostring', 'hasownproperty', 'script'])
    assert.equal(await titles(word), ['One'], word);
});

test.run();
