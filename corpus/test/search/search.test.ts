import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Marked, SearchPart } from '../../search-answer.ts';
import { indexOf, searcher, type WrittenPage } from '../../../compiler/test/search/memory-index.ts';

const pages: WrittenPage[] = [
  ['Installation', { '': 'How to put the tool on your machine.', Requirements: 'Node and a terminal.' }],
  [
    'Deployment',
    {
      '': 'Publish the site after the installation of a server.',
      'Trailing slashes': 'Set `trailingSlash` in docusaurus.config.js.',
    },
  ],
  ['Command line', { '': 'Options of commands.', compile: 'With --out-dir the output goes elsewhere.' }],
  [
    'Links',
    { '': 'About pages that lead to each other.', onBrokenLinks: 'What happens with a link that leads nowhere.' },
  ],
  ['検索', { '': '全文検索エンジンの設定。' }],
];
const { search, titles } = searcher(await indexOf(pages));
const marks = (marked: Marked = []) => marked.filter(({ isHit }) => isHit).map(({ text }) => text);

test('matches in titles rank above matches in body text', async () => {
  assert.equal(await titles('installation'), ['Installation', 'Deployment']);
});

test('pages of the part with the higher weight come first, unless other pages match better', async () => {
  const guide: WrittenPage = ['Guide', { '': 'A word on sails.' }, { path: '/docs/guide' }];
  const posts: WrittenPage[] = [
    ['Post', { '': 'A word on sails.' }, { path: '/blog/post' }],
    ['Sails', { '': 'What was sewn.' }, { path: '/blog/sails' }],
  ];
  const both = searcher(new Map([...(await indexOf(posts, 'default', 'en', 0.7)), ...(await indexOf([guide], 'docs'))]));
  const { hits } = await both.search('sails', { facets: { language: 'en', tags: ['default', 'docs'] } });
  assert.equal(hits.map(({ url }) => url), ['/blog/sails', '/docs/guide', '/blog/post']);
}); // prettier-ignore

test('a word is found by its beginning, by other forms, and despite typing errors', async () => {
  assert.equal((await titles('instal'))[0], 'Installation');
  assert.equal((await titles('deploying'))[0], 'Deployment');
  assert.equal((await titles('instalaltion'))[0], 'Installation');
  assert.equal((await titles('deploymnet'))[0], 'Deployment');
});

test('a typing error that one page contains also finds the correct word', async () => {
  const slipped = searcher(
    await indexOf([
      ['Links', { '': 'With ./instalation.mdx for an instalation the page is missing.' }],
      ['Installation', { '': 'How to begin.' }],
      ...['One', 'Two'].map((title): WrittenPage => [title, { '': 'After the installation.' }]),
    ]),
  );
  assert.equal((await slipped.titles('instalation')).slice(0, 2), ['Installation', 'Links']);
  assert.equal(await slipped.titles('links'), ['Links']);
});

test('a page is found by its address, label and keywords, after pages with the words in the title', async () => {
  const named = searcher(
    await indexOf([
      ['Assets', { '': 'A static word.' }],
      [
        'Being found',
        { '': 'On machines that look at pages.' },
        { path: '/docs/publish/seo/', keywords: ['search engines'] },
      ],
      ['Engines', { '': 'There are several.' }],
      ['Several sets', { '': 'More than one.' }, { path: '/docs/docs-multi-instance' }],
      ['Days', { '': 'A word on seo and on publish.' }, { path: '/blog/2021/11/21/days' }],
      ['Static files', { '': 'Published as they are.' }, { path: '/docs/static-assets/' }],
    ]),
  );
  assert.equal(await named.titles('seo'), ['Being found', 'Days']);
  assert.is((await named.titles('search engines'))[0], 'Being found');
  assert.equal(await named.titles('engines'), ['Engines', 'Being found']);
  assert.equal(await named.titles('multi-instance'), ['Several sets']);
  assert.equal((await named.titles('static assets'))[0], 'Static files');
  assert.is((await named.titles('publish'))[0], 'Being found');
  assert.equal(await named.titles('21'), []);
});

test('an identifier is found whole and in parts, however it is spelled', async () => {
  for (const text of ['onBrokenLinks', 'onbrokenlinks', 'broken links', 'on-broken-links'])
    assert.is((await titles(text))[0], 'Links', text);
  for (const text of ['docusaurus.config.js', 'docusaurus config'])
    assert.is((await titles(text))[0], 'Deployment', text);
  for (const text of ['--out-dir', 'outDir', 'out dir']) assert.is((await titles(text))[0], 'Command line', text);
});

test('text without spaces is found by a part of it', async () => {
  const { hits } = await search('エンジン');
  assert.equal(hits.map(({ id }) => id).length, 1);
  assert.equal(marks(hits[0]!.excerpt), ['エンジン']);
});

test('a hit has its location, its title and an excerpt', async () => {
  const { hits, total, pages: count } = await search('trailing slash');
  const { excerpt, title, ...place } = hits[0]!;
  assert.equal(place, {
    id: '/docs/deployment#trailing-slashes',
    url: '/docs/deployment#trailing-slashes',
    hierarchy: ['Docs', 'Deployment', 'Trailing slashes'],
    kind: 'heading',
  });
  assert.equal(marks(title), ['Trailing', 'slashes']);
  assert.equal(marks(excerpt), ['trailingSlash']);
  assert.equal([total, count], [1, 1]);
});

test('pages with all words of a query precede pages with some of them', async () => {
  assert.equal(await titles('output options'), ['Command line']);
  assert.is((await titles('links requirements site terminal'))[0], 'Installation');
});

test('the pages of results contain each hit once', async () => {
  const many = searcher(
    await indexOf(
      Array.from({ length: 25 }, (_, number): WrittenPage => [`Page ${number}`, { '': 'The same words.' }]),
    ),
  );
  const first = await many.search('same', { hitsPerPage: 20 });
  assert.equal([first.hits.length, first.total, first.pages], [10, 25, 3]);
  const others = await Promise.all([1, 2].map((page) => many.search('same', { page, hitsPerPage: 20 })));
  assert.is(new Set([first, ...others].flatMap(({ hits }) => hits.map(({ id }) => id))).size, 25);
});

test('pages are full although each document is listed once, and all counted results can be paged', async () => {
  const many = searcher(
    await indexOf(
      Array.from({ length: 32 }, (_, index): WrittenPage => [
        `Page ${index}`,
        { '': 'The same.', One: 'The same.', Two: 'The same.' },
      ]),
    ),
  );
  const answers = await Promise.all(
    [0, 1, 2].map((page) => many.search('same', { page, hitsPerPage: 15, hitsPerDocument: 1 })),
  );
  assert.equal(
    answers.map(({ hits }) => hits.length),
    [15, 15, 2],
  );
  assert.equal(
    answers.map(({ total, pages: count }) => [total, count]),
    [
      [32, 3],
      [32, 3],
      [32, 3],
    ],
  );
  assert.is(new Set(answers.flatMap(({ hits }) => hits.map(({ hierarchy }) => hierarchy[1]))).size, 32);
});

test('only the requested parts of the site are searched', async () => {
  const files = new Map([
    ...(await indexOf([['Old', { '': 'Zebra.' }]], 'docs-default-1')),
    ...(await indexOf([['New', { '': 'Zebra.' }]], 'docs-default-2')),
  ]);
  const versions = searcher(files);
  assert.equal(await versions.titles('zebra', { facets: { language: 'en', tags: ['docs-default-2', 'gone'] } }), [
    'New',
  ]);
  assert.equal(
    (await versions.titles('zebra', { facets: { language: 'en', tags: ['docs-default-1', 'docs-default-2'] } })).sort(),
    ['New', 'Old'],
  );
});

test('a named part is searched alone, and the hits of all parts are counted', async () => {
  const { search: searchAll } = searcher(
    new Map([
      ...(await indexOf([['Guide', { '': 'Zebra.' }]], 'docs-default-2')),
      ...(await indexOf([
        ['About', { '': 'Zebra.' }, { path: '/about' }],
        ['News', { '': 'Zebra.' }, { path: '/blog/news' }],
        ['More news', { '': 'Zebra.' }, { path: '/blog/more-news' }],
        ['Others', { '': 'Horse.' }, { path: '/blog/others' }],
      ])),
    ]),
  );
  const found = async (within?: SearchPart) => {
    const facets = { language: 'en', tags: ['default', 'docs-default-2'], ...(within && { within }) };
    const { hits, total, counts } = await searchAll('zebra', { facets });
    assert.equal(
      counts!.toSorted((a, b) => (a.tag < b.tag ? -1 : 1)),
      [
        { tag: 'default', count: 3, posts: 2 },
        { tag: 'docs-default-2', count: 1, posts: 0 },
      ],
    );
    assert.is(total, hits.length);
    return hits.map(({ url }) => url).sort();
  };
  assert.is((await found()).length, 4);
  assert.equal(await found({ tag: 'default' }), ['/about', '/blog/more-news', '/blog/news']);
  assert.equal(await found({ tag: 'default', kind: 'post' }), ['/blog/more-news', '/blog/news']);
  assert.equal(await found({ tag: 'default', kind: 'page' }), ['/about']);
  assert.equal(await found({ tag: 'docs-default-2' }), ['/docs/guide']);
  assert.equal(await found({ tag: 'gone' }), []);
});

test('a part without pages has no results', async () => {
  assert.equal(await searcher(await indexOf([])).titles('installation'), []);
  assert.equal(
    await searcher(new Map([...(await indexOf([])), ...(await indexOf(pages, 'docs'))])).titles('installation', {
      facets: { language: 'en', tags: ['default', 'docs'] },
    }),
    ['Installation', 'Deployment'],
  );
});

test('without an index a search fails, and so it does when a part of the index is missing', async () => {
  const message = async (files: ReadonlyMap<string, string>) =>
    searcher(files)
      .search('installation')
      .then(
        () => '',
        (error: Error) => error.message,
      );
  assert.match(await message(new Map()), 'There is no search index');
  const files = await indexOf(pages);
  files.delete('en/default/words/0.json');
  assert.match(await message(files), 'lacks its file "en/default/words/0.json"');
});

test('a new deployment opens the index again, and old ids select no new pages', async () => {
  const files = await indexOf(pages);
  const open = searcher(files);
  await open.titles('nothing');
  const more = ['Ahead', 'Before', 'First', 'Second', 'Third'].map((title): WrittenPage => [title, { '': 'New.' }]);
  const next = await indexOf([...more, ...pages]);
  files.clear();
  for (const [path, text] of next) files.set(path, text);
  for (const query of ['slashes', 'commands', 'leads'])
    assert.equal(await open.titles(query), await searcher(next).titles(query), query);

  const mixed = new Map([...next, ['en/default/index.json', (await indexOf(pages)).get('en/default/index.json')!]]);
  const problem = await searcher(mixed)
    .search('commands')
    .catch((error: Error) => error.message);
  assert.match(problem as string, /belongs to another search index/);
});

test('an aborted search rejects', async () => {
  const stop = new AbortController();
  const answer = search('installation', {}, stop.signal).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  stop.abort();
  assert.is(await answer, 'AbortError');
  assert.is((await titles('installation'))[0], 'Installation');
});

test('hostile queries are treated as plain words', async () => {
  const hostile = searcher(
    await indexOf([
      [
        'Prototype',
        {
          '': 'A field called __proto__ and one called constructor.',
          toString: '<img src=x onerror=alert(1)> (a+)+$ \\ [',
        },
      ],
      ['Other', { '': 'Nothing of that.' }],
    ]),
  );
  for (const text of [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty constructor',
    '<img src=x onerror=alert(1)>',
    '(a+)+$ onerror',
  ]) {
    assert.is((await hostile.titles(text))[0], 'Prototype', text);
  }
  for (const text of ['', ' ', '.*', '[', '\\', '(?:', '%00', '\u0000', '😀', '\ud800'])
    assert.equal(await hostile.titles(text), [], text);
  const { hits } = await hostile.search('onerror');
  assert.match(hits[0]!.excerpt!.map(({ text }) => text).join(''), '<img src=x onerror=alert(1)>');
  assert.is(({} as Record<string, unknown>).polluted, undefined);
});

test('a query of 100 kB is cut to its beginning', async () => {
  assert.is((await titles(`installation ${'x '.repeat(50_000)}`)).length >= 0, true);
  assert.equal(await titles('b'.repeat(100_000)), []);
  assert.is((await titles(`installation ${'- '.repeat(50_000)}`))[0], 'Installation');
});

test.run();
