// Tests that exact matches rank above longer words, and that symbols are indexed, as in `C++`.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOf } from '../../search/language/language.ts';
import { seeded } from '../../../scripts/bench/random.ts';
import { runsOf, termsOf } from '../../search/words.ts';
import { indexOf, searcher, type WrittenPage } from '../../../compiler/test/search/memory-index.ts';

/** Asserts that each query finds the given page first. */
async function assertFirst(
  pages: readonly WrittenPage[],
  expected: Readonly<Record<string, string>>,
  language = 'en',
): Promise<void> {
  const { titles } = searcher(await indexOf(pages, 'default', language));
  for (const [query, title] of Object.entries(expected))
    assert.is((await titles(query, { facets: { language, tags: ['default'] } }))[0], title, query);
}

test('a version number is one word', async () => {
  const pages: WrittenPage[] = [
    ['Changes in 1.2.3', { '': 'Notes of that release.' }],
    ['12306 trains', { '': 'Number 12306 and 1230 and 123456.' }],
    ['Python', { '': 'Requires Python 3.11 and 3.1.' }],
    ['Port 3110', { '': 'Listens on 3110 and 311.' }],
    ['Release', { '': 'Since v4.10 and before 2.x.' }],
    ['Number 410', { '': 'About 410, 2 and x.' }],
    ['Candidate', { '': 'Published as 5.0.0-rc.2 in May.' }],
    ['Hosts', { '': 'Listens on 127.0.0.1 alone.' }],
  ];
  await assertFirst(pages, {
    '1.2.3': 'Changes in 1.2.3',
    'v1.2.3': 'Changes in 1.2.3',
    '3.11': 'Python',
    '4.10': 'Release',
    'v4.10': 'Release',
    '2.x': 'Release',
    '5.0.0-rc.2': 'Candidate',
    '5.0.0': 'Candidate',
    '127.0.0.1': 'Hosts',
    '410': 'Number 410',
    '3110': 'Port 3110',
  });
  const { titles } = searcher(await indexOf(pages));
  assert.equal(await titles('3.12'), []);
});

test('pages with the exact word precede pages with longer words, even in titles', async () => {
  const filler = 'Long text about other things goes on and on. '.repeat(20);
  await assertFirst(
    [
      ['Category', { '': 'A category and more categories.' }, { keywords: ['categories'] }],
      ['Pets', { '': `${filler} One is a cat.` }],
      ['Portable', { '': 'Portable portals.' }],
      ['Network', { '': `${filler} Open the port for it.` }],
    ],
    { cat: 'Pets', port: 'Network', categor: 'Category', portab: 'Portable' },
  );
});

test('symbols at the start or end of names are indexed: C++, F#, .NET', async () => {
  await assertFirst(
    [
      ['C language', { '': 'C is old. Compile C.' }],
      ['C++ guide', { '': 'C++ has templates.' }],
      ['C# guide', { '': 'C# has properties.' }],
      ['F# guide', { '': 'F# has pipes.' }],
      ['Net income', { '': 'The net of it. Net, net.' }],
      ['Runtime', { '': 'It runs on .NET too.' }],
      ['Compilers', { '': 'Install g++ first.' }],
      ['The letter F', { '': 'F is a letter.' }],
      ['Charts', { '': 'Charts, cards, colours.' }],
    ],
    {
      'C++': 'C++ guide',
      'c++': 'C++ guide',
      'C#': 'C# guide',
      'F#': 'F# guide',
      '.NET': 'Runtime',
      'g++': 'Compilers',
      C: 'C language',
      F: 'The letter F',
    },
  );
});

test('names in code are found by their exact spelling', async () => {
  await assertFirst(
    [
      ['Files', { '': 'Import it from node:fs alone.' }],
      ['Node', { '': 'A node of a tree. The fs is elsewhere in the text.' }],
      ['Packages', { '': 'Install @scope/pkg first.' }],
      ['Options', { '': 'Pass --no-verify, or set $HOME_DIR.' }],
      ['Calls', { '': 'Call app.use.all() once.' }],
      ['Others', { '': 'To verify, use the app at home. All of the scope.' }],
    ],
    {
      'node:fs': 'Files',
      '@scope/pkg': 'Packages',
      '--no-verify': 'Options',
      $HOME_DIR: 'Options',
      'app.use.all()': 'Calls',
    },
  );
});

test('invisible characters are not part of a word, in pages and in queries', async () => {
  const pages: WrittenPage[] = [
    ['A', { '': 'Die Daten\u00adbank und das Netz\u00adgerät.' }],
    ['B', { '': 'word\u2060joiner and zero\u200bwidth, left\u200eright, \ufeffmark, e\u200dmoji' }],
  ];
  const expected = { Datenbank: 'A', 'Netz\u00adgerät': 'A', Netzgerat: 'A' };
  await assertFirst(pages, { ...expected, wordjoiner: 'B', 'zero\u200bwidth': 'B', leftright: 'B', mark: 'B' });
  await assertFirst(pages, expected, 'de');
  for (const tag of ['en', 'ja', 'zh', 'th', 'ar', 'ko'])
    for (const text of ['検索\u200bエンジン', 'ค้น\u200bหา', 'Daten\u00adbank', 'ال\u2060ملف', '검\u200b색'])
      assert.equal(
        termsOf(text, languageOf(tag)),
        termsOf(text.replace(/[\u00ad\u200b\u2060]/g, ''), languageOf(tag)),
        `${tag} ${text}`,
      );
});

test('an excerpt marks a word together with its symbols', () => {
  assert.equal(
    runsOf('In C++ and (.NET) or C#, not a++b.').map(({ text }) => text),
    ['In', 'C++', 'and', '.NET', 'or', 'C#', 'not', 'a', 'b'],
  );
  assert.equal(runsOf('Daten\u00adbank')[0]!.text.length, 10);
});

test('the quick rule for ASCII text finds the same runs as the rule for all text', () => {
  const random = seeded(7);
  const characters = 'aZ0.._-:\'+#()[] \n"/\\x~!`'.split('');
  for (let tried = 0; tried < 3000; tried += 1) {
    const text = Array.from({ length: 1 + random.below(14) }, () => random.one(characters)).join('');
    // `ß` makes the text non-ASCII, so the rule for all text applies.
    const whole = runsOf(`${text} ß`).slice(0, -1);
    assert.equal(runsOf(text), whole, JSON.stringify(text));
  }
});

test.run();
