import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample } from '../sample-site.ts';
import { buildBlogSample } from './sample-blog.ts';

for (const [file, frontMatter, path] of [
  ['2017-12-14-introducing-docusaurus.mdx', {}, '/blog/2017/12/14/introducing-docusaurus'],
  ['2018-12-14-Happy-First-Birthday-Slash.mdx', {}, '/blog/2018/12/14/Happy-First-Birthday-Slash'],
  ['2022-08-01-announcing-docusaurus-2.0/index.mdx', {}, '/blog/2022/08/01/announcing-docusaurus-2.0'],
  ['2023/09-22-upgrading/index.mdx', { slug: '/upgrading' }, '/blog/upgrading'],
  ['2023/09-22-upgrading/index.mdx', { slug: 'upgrading' }, '/blog/upgrading'],
  ['releases/2.4/index.mdx', { date: '2023-03-23' }, '/blog/releases/2.4'],
  ['2022-10-02-html-slug.mdx', { slug: '/x/y/z.html' }, '/blog/x/y/z.html'],
  ['2023-08-05.mdx', { date: '2023-08-05' }, '/blog/2023/08/05/'],
  ['2023-08-05-with space.mdx', {}, '/blog/2023/08/05/with space'],
] as const) {
  test(`${file} ${JSON.stringify(frontMatter)} is served at ${path}`, async () => {
    const { blog, problems } = await buildBlogSample({ [`blog/${file}`]: frontMatter });
    assert.equal([blog.posts.map((post) => post.path), problems], [[path], []]);
  });
}

test('base URL, route base and trailing slash show in every path', async () => {
  const { blog } = await buildBlogSample(
    { 'news/2020-01-02-a.md': { tags: ['x'] }, 'news/2020-01-01-b.md': {} },
    { path: 'news', routeBasePath: '/latest/news/', postsPerPage: 1, pageBasePath: 'seite' },
    { config: { baseUrl: '/base/', trailingSlash: true } },
  );
  assert.equal(
    blog.lists.map(({ path }) => path),
    ['/base/latest/news/', '/base/latest/news/seite/2/'],
  );
  assert.equal(
    [blog.posts[0]!.path, blog.tags!.path, blog.archive!.path],
    ['/base/latest/news/2020/01/02/a/', '/base/latest/news/tags/', '/base/latest/news/archive/'],
  );
});

test('the title comes from front matter, else from the heading, else from the file name', async () => {
  const { blog } = await buildBlogSample({
    'blog/2020-01-03-a.md': { title: 'Given', $title: 'Written' },
    'blog/2020-01-02-b.md': { $title: 'Written' },
    'blog/2020-01-01-c.md': {},
    'blog/d/index.md': { date: '2019-01-01' },
  });
  assert.equal(
    blog.posts.map(({ title }) => title),
    ['Given', 'Written', 'c', 'd'],
  );
});

test('the date comes from front matter, else from the file name, else from the commit that added the file', async () => {
  const { blog, problems } = await buildBlogSample(
    {
      'blog/2020-01-01-a.md': { date: '2021-05-06T10:00:00-02:00' },
      'blog/2020-2-3-b.md': {},
      'blog/c.md': {},
      'blog/2020-01-01-d.md': { date: '2019-12-31 23:59' },
    },
    {},
    { history: { 'blog/c.md': { at: '2022-01-01T00:00:00.000Z', by: 'Ann', added: '2018-01-01T08:00:00.000Z' } } },
  );
  assert.equal(
    blog.posts.map(({ source, date }) => [source, date]),
    [
      ['blog/2020-01-01-a.md', '2021-05-06T12:00:00.000Z'],
      ['blog/2020-2-3-b.md', '2020-02-03T00:00:00.000Z'],
      ['blog/2020-01-01-d.md', '2019-12-31T23:59:00.000Z'],
      ['blog/c.md', '2018-01-01T08:00:00.000Z'],
    ],
  );
  assert.equal(problems, []);
});

test('a post without any date is reported', async () => {
  const { problems } = await buildBlogSample({ 'blog/a.md': {} });
  assert.equal(problems, ['blog-date blog/a.md this post has no date']);
});

test('an impossible day is reported once, at its location', async () => {
  const { problems } = await buildBlogSample({
    'blog/2022-02-30-a.md': {},
    'blog/b.md': { title: 'B', date: '2022-02-30' },
    'blog/2022-13-01.md': {},
    'blog/c.md': { title: 'C', date: '2020-01-01', last_update: { date: '2017-02-29 11:00:00' } },
  });
  assert.equal(problems, [
    'date-beyond-month blog/2022-02-30-a.md 2022-02-30 is not a valid date, so Lectern reads it as 2022-03-02',
    'impossible-date blog/2022-13-01.md 2022-13-01 is not a valid date',
    'date-beyond-month blog/b.md:3 2022-02-30 is not a valid date, so Lectern reads it as 2022-03-02',
    'date-beyond-month blog/c.md:4 2017-02-29 is not a valid date, so Lectern reads it as 2017-03-01',
  ]);
});

test('the newest post comes first, and posts with the same date are sorted by file', async () => {
  const files = { 'blog/2020-01-01-b.md': {}, 'blog/2020-01-01-a.md': {}, 'blog/2021-01-01-c.md': {} };
  const titles = async (options: object) =>
    (await buildBlogSample(files, { ...options })).blog.posts.map(({ title }) => title);
  assert.equal(await titles({}), ['c', 'a', 'b']);
  assert.equal(await titles({ sortPosts: 'ascending' }), ['a', 'b', 'c']);
});

test('a listed post links to its listed neighbours and its list page, and an unlisted post does not', async () => {
  const { blog } = await buildBlogSample(
    { 'blog/2020-01-03-a.md': {}, 'blog/2020-01-02-b.md': { unlisted: true }, 'blog/2020-01-01-c.md': {} },
    { postsPerPage: 1 },
  );
  assert.equal(
    blog.posts.map(({ title, unlisted, previous, next, listPath }) => [
      title,
      unlisted,
      previous?.title,
      next?.title,
      listPath,
    ]),
    [
      ['a', false, undefined, 'c', '/blog'],
      ['b', true, undefined, undefined, undefined],
      ['c', false, 'a', undefined, '/blog/page/2'],
    ],
  );
});

test('a draft is not published, and is a normal post in development', async () => {
  const files = { 'blog/2020-01-03-a.md': { draft: true, tags: ['x'] } };
  const { blog, site } = await buildBlogSample(files);
  assert.equal([blog.posts, blog.tags, blog.archive, blog.sidebar.items], [[], undefined, undefined, []]);
  assert.equal(
    site.routes.map(({ path }) => path),
    ['/blog'],
  );
  assert.is((await buildBlogSample(files, {}, { production: false })).blog.posts.length, 1);
});

test('an unlisted post has a route and a hidden sidebar entry, but is on no list', async () => {
  const { blog, site } = await buildBlogSample({
    'blog/2020-01-03-a.md': { unlisted: true },
    'blog/2019-01-01-b.md': {},
  });
  assert.equal(
    blog.lists[0]!.posts.map(({ title }) => title),
    ['b'],
  );
  assert.equal(
    blog.archive!.years.map(({ year }) => year),
    [2019],
  );
  assert.equal(
    blog.sidebar.items.map(({ title, unlisted }) => [title, unlisted]),
    [
      ['a', true],
      ['b', undefined],
    ],
  );
  assert.equal(site.routes.find(({ kind }) => kind === 'post')!.unlisted, undefined);
  assert.is(site.routes.find(({ source }) => source === 'blog/2020-01-03-a.md')!.unlisted, true);
});

test('posts are split into pages, each of which links to its neighbours', async () => {
  const { blog } = await buildBlogSample(
    { 'blog/2020-01-03-a.md': {}, 'blog/2020-01-02-b.md': {}, 'blog/2020-01-01-c.md': {} },
    { postsPerPage: 2 },
  );
  assert.equal(
    blog.lists.map(({ posts, listing }) => [posts.map(({ title }) => title), listing]),
    [
      [['a', 'b'], { page: 1, totalPages: 2, totalCount: 3, newer: undefined, older: '/blog/page/2' }],
      [['c'], { page: 2, totalPages: 2, totalCount: 3, newer: '/blog', older: undefined }],
    ],
  );
});

test('all posts can share one page', async () => {
  const { blog } = await buildBlogSample(
    { 'blog/2020-01-03-a.md': {}, 'blog/2020-01-02-b.md': {} },
    { postsPerPage: 'ALL' },
  );
  assert.equal(
    blog.lists.map(({ path, posts }) => [path, posts.length]),
    [['/blog', 2]],
  );
});

test('a blog without posts has an empty first page', async () => {
  const { blog, site } = await buildBlogSample({});
  assert.equal(
    blog.lists.map(({ path, posts, listing }) => [path, posts, listing.totalPages]),
    [['/blog', [], 1]],
  );
  assert.equal(
    site.routes.map(({ path, kind, title }) => [path, kind, title]),
    [['/blog', 'blog-list', 'Blog']],
  );
});

test('a blog at the root has the title of the site', async () => {
  const { blog } = await buildBlogSample(
    { 'blog/2020-01-03-a.md': {} },
    { routeBasePath: '/', blogTitle: 'News' },
    { config: { title: 'The Site', baseUrl: '/base/' } },
  );
  assert.equal([blog.title, blog.path, blog.posts[0]!.path], ['The Site', '/base/', '/base/2020/01/03/a']);
  assert.is((await buildBlogSample({}, { blogTitle: 'News' })).blog.title, 'News');
});

test('the archive has the newest year first, by UTC', async () => {
  const { blog } = await buildBlogSample({
    'blog/a.md': { title: 'A', date: '2020-12-31T23:30:00-01:00' },
    'blog/b.md': { title: 'B', date: '2020-12-31' },
    'blog/c.md': { title: 'C', date: '2020-06-01' },
  });
  assert.equal(
    blog.archive!.years.map(({ year, items }) => [year, items.map(({ title }) => title)]),
    [
      [2021, ['A']],
      [2020, ['B', 'C']],
    ],
  );
  assert.is((await buildBlogSample({ 'blog/2020-01-01-a.md': {} }, { archiveBasePath: null })).blog.archive, undefined);
});

for (const [count, titles] of [
  [1, ['A!']],
  [0, []],
  ['ALL', ['A!', 'b', 'c']],
] as const) {
  test(`a sidebar of ${count} has ${titles.length} posts`, async () => {
    const files = {
      'blog/2020-01-03-a.md': { sidebar_label: 'A!' },
      'blog/2020-01-02-b.md': {},
      'blog/2020-01-01-c.md': {},
    };
    const { blog } = await buildBlogSample(files, { blogSidebarCount: count, blogSidebarTitle: 'Lately' });
    assert.equal(
      blog.sidebar.items.map(({ title }) => title),
      titles,
    );
    assert.is(blog.sidebar.title, 'Lately');
  });
}

test('the reading time depends on the number of words, and can be hidden', async () => {
  const files = {
    'blog/2020-01-03-a.md': { $words: 7 },
    'blog/2020-01-02-b.md': { $words: 1, hide_reading_time: true },
  };
  const minutes = async (options: object) =>
    (await buildBlogSample(files, { ...options })).blog.posts.map(({ readingMinutes }) => readingMinutes);
  assert.equal(await minutes({}), [0.04, undefined]);
  assert.equal(await minutes({ wordsPerMinute: 3 }), [2.33, undefined]);
  assert.equal(await minutes({ showReadingTime: false }), [undefined, undefined]);
});

test('a post without a truncation marker is reported at the level of the blog', async () => {
  const files = { 'blog/2020-01-03-a.md': {}, 'blog/2020-01-03-b.md': { $truncatedAt: 1 } };
  const { problems } = await buildBlogSample(files, { onUntruncatedBlogPosts: 'warn' });
  assert.equal(problems, [
    'untruncated-post blog/2020-01-03-a.md this post has no truncation marker, so lists show it in full',
  ]);
});

test('edit links point to the file, or to the result of a function', async () => {
  const editUrl = async (options: object) =>
    (await buildBlogSample({ 'blog/x/2020-01-03-a.md': {} }, { ...options })).blog.posts[0]!.editUrl;
  assert.is(await editUrl({ editUrl: 'https://example.org/edit' }), 'https://example.org/edit/blog/x/2020-01-03-a.md');
  assert.is(
    await editUrl({ editUrl: (facts: object) => JSON.stringify(facts) }),
    '{"blogDirPath":"blog","blogPath":"x/2020-01-03-a.md","permalink":"/blog/2020/01/03/x/a","locale":"en"}',
  );
});

test('two posts with the same path are reported by name, and only one is served', async () => {
  const { blog, problems } = await buildBlogSample({
    'blog/2020-01-03-a.md': { slug: 'x' },
    'blog/2020-01-02-b.md': { slug: 'x' },
  });
  assert.equal(problems, [
    'duplicate-route blog/2020-01-03-a.md:2 the path "/blog/x" is also used by "blog/2020-01-02-b.md", which is served instead',
  ]);
  assert.equal(
    blog.posts.map(({ title }) => title),
    ['b'],
  );
  assert.equal(
    blog.lists[0]!.posts.map(({ title }) => title),
    ['b'],
  );
});

test('a slug that can be no part of an address is reported', async () => {
  const { problems } = await buildBlogSample({
    'blog/2020-01-03-a.md': { slug: 'a?b' },
    'blog/2020-01-02-c.md': { slug: '../c' },
  });
  assert.equal(problems, [
    'slug-leaves-site blog/2020-01-02-c.md:2 with the slug "../c", the address of this page would be outside of its docs, blog or pages',
    'invalid-slug blog/2020-01-03-a.md:2 the slug "a?b" can\'t be part of an address',
  ]);
});

test('several blogs do not share posts and tags', async () => {
  const { site } = await buildSample({
    files: { 'blog/2020-01-03-a.md': { tags: ['x'] }, 'news/2020-01-03-b.md': { tags: ['x'] } },
    config: {
      docs: false,
      blog: [
        { onUntruncatedBlogPosts: 'ignore' },
        { id: 'news', path: 'news', routeBasePath: 'news', onUntruncatedBlogPosts: 'ignore' },
      ],
    },
  });
  assert.equal(
    site.blogs.map(({ id, posts, tags }) => [id, posts.map(({ title }) => title), tags!.path]),
    [
      ['default', ['a'], '/blog/tags'],
      ['news', ['b'], '/news/tags'],
    ],
  );
});

test.run();
