import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildBlogSample } from './sample-blog.ts';

test('the posts of a tag keep the order of the blog, page by page', async () => {
  const { blog, site } = await buildBlogSample(
    {
      'blog/2020-01-01-a.md': { tags: ['i18n'] },
      'blog/2020-01-03-z.md': { tags: ['i18n', 'Beta'] },
      'blog/2020-01-02-b.md': { tags: ['I18N'] },
    },
    { postsPerPage: 2 },
  );
  assert.equal(blog.tags!.items, [
    { label: 'Beta', path: '/blog/tags/beta', count: 1 },
    { label: 'i18n', path: '/blog/tags/i-18-n', count: 3 },
  ]);
  assert.equal(
    blog.tags!.tags[1]!.lists.map(({ path, title, posts }) => [path, title, posts.map((post) => post.title)]),
    [
      ['/blog/tags/i-18-n', '3 posts tagged with "i18n"', ['z', 'b']],
      ['/blog/tags/i-18-n/page/2', '3 posts tagged with "i18n"', ['a']],
    ],
  );
  assert.equal(
    site.routes.filter(({ kind }) => kind.startsWith('blog-tag')).map(({ path, kind, title }) => [path, kind, title]),
    [
      ['/blog/tags', 'blog-tags', 'Tags'],
      ['/blog/tags/beta', 'blog-tag', 'One post tagged with "Beta"'],
      ['/blog/tags/i-18-n', 'blog-tag', '3 posts tagged with "i18n"'],
      ['/blog/tags/i-18-n/page/2', 'blog-tag', '3 posts tagged with "i18n"'],
    ],
  );
});

test('a tag of unlisted posts only has an unlisted page of them all; other tags omit unlisted posts', async () => {
  const { blog, site } = await buildBlogSample({
    'blog/2020-01-01-a.md': { tags: ['hidden', 'shown'], unlisted: true },
    'blog/2020-01-02-b.md': { tags: ['shown'] },
  });
  assert.equal(blog.tags!.items, [{ label: 'shown', path: '/blog/tags/shown', count: 1 }]);
  assert.equal(
    blog.tags!.tags.map(({ label, unlisted, lists }) => [label, unlisted, lists[0]!.posts.map(({ title }) => title)]),
    [
      ['hidden', true, ['a']],
      ['shown', false, ['b']],
    ],
  );
  assert.is(site.routes.find(({ path }) => path === '/blog/tags/hidden')!.unlisted, true);
});

test('a blog with unlisted tags only has no page of all tags, and a blog without tags has none either', async () => {
  const { blog } = await buildBlogSample({ 'blog/2020-01-01-a.md': { tags: ['hidden'], unlisted: true } });
  assert.is(blog.tags!.path, undefined);
  assert.is((await buildBlogSample({ 'blog/2020-01-01-a.md': {} })).blog.tags, undefined);
});

test('a tags file sets labels, permalinks and descriptions, and undeclared tags are reported', async () => {
  const { blog, problems } = await buildBlogSample({
    'blog/tags.yml': 'release:\n  label: Releases\n  permalink: /out\n  description: What came out.\n',
    'blog/2020-01-01-a.md': { tags: ['release', 'relaese'] },
  });
  assert.equal(blog.posts[0]!.tags, [
    { label: 'Releases', path: '/blog/tags/out', description: 'What came out.' },
    { label: 'relaese', path: '/blog/tags/relaese', description: undefined },
  ]);
  assert.equal(problems, [
    'undeclared-tag blog/2020-01-01-a.md:2 the tag "relaese" is not declared in "blog/tags.yml"',
  ]);
});

test.run();
