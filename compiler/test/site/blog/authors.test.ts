import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSite } from '../../../site/build-site.ts';
import { sampleInput } from '../sample-site.ts';
import { buildBlogSample } from './sample-blog.ts';

const authorsFile = `
ann:
  name: Ann
  title: Maintainer
  url: https://example.org/ann
  image_url: ./img/ann.png
  email: ann@example.org
Bob-B:
  name: Bob
  email: bob@example.org
  image_url: /img/bob.png
  socials:
    x: bob
    github: "@bob"
    mine: https://example.org/bob
  page: true
cy:
  name: Cy
  imageURL: https://example.org/cy.png
  description: Writes.
  page:
    permalink: /the/cy
  pronouns: they
`;

async function authorsOf(frontMatter: Record<string, unknown>, options: object = {}) {
  const { blog, problems } = await buildBlogSample(
    { 'blog/authors.yml': authorsFile, 'blog/x/2020-01-01-a.md': frontMatter },
    { ...options },
  );
  return {
    authors: blog.posts[0]!.authors.map((author) => JSON.parse(JSON.stringify(author)) as object),
    problems,
    blog,
  };
}

const ann = {
  key: 'ann',
  name: 'Ann',
  title: 'Maintainer',
  url: 'https://example.org/ann',
  image: '@site/blog/img/ann.png',
};

test('a key refers to an author of the authors file, and the image is relative to that file', async () => {
  const { authors, problems } = await authorsOf({ authors: 'ann' });
  assert.equal([authors, problems], [[ann], []]);
});

test('a link to the author is the URL, else the email', async () => {
  const { authors } = await authorsOf({ authors: ['Bob-B'] });
  assert.equal(authors, [
    {
      key: 'Bob-B',
      name: 'Bob',
      url: 'mailto:bob@example.org',
      image: '/img/bob.png',
      socials: { x: 'https://x.com/bob', github: 'https://github.com/bob', mine: 'https://example.org/bob' },
      path: '/blog/authors/bob-b',
    },
  ]);
});

test('a list may contain keys, inline authors, and keys with additional fields', async () => {
  const { authors } = await authorsOf({
    authors: ['cy', { name: 'Dee', image_url: './dee.png' }, { key: 'ann', title: 'Founder', image_url: 'ann.png' }],
  });
  assert.equal(authors, [
    {
      key: 'cy',
      name: 'Cy',
      image: 'https://example.org/cy.png',
      description: 'Writes.',
      path: '/blog/authors/the/cy',
    },
    { name: 'Dee', image: '@site/blog/x/dee.png' },
    { ...ann, title: 'Founder', image: '@site/blog/x/ann.png' },
  ]);
});

test('an author may be one object, or only an image', async () => {
  assert.equal((await authorsOf({ authors: { name: 'Dee', email: 'd@example.org' } })).authors, [
    { name: 'Dee', url: 'mailto:d@example.org' },
  ]);
  assert.equal(
    (await authorsOf({ authors: [{ image_url: 'https://example.org/e.png', url: 'https://example.org' }] })).authors,
    [{ url: 'https://example.org', image: 'https://example.org/e.png' }],
  );
});

for (const spelling of [
  {
    author: 'Eve',
    author_title: 'Guest',
    author_url: 'https://example.org',
    author_image_url: 'https://example.org/e.png',
  },
  {
    author: 'Eve',
    authorTitle: 'Guest',
    authorURL: 'https://example.org',
    authorImageURL: 'https://example.org/e.png',
    authorTwitter: 'eve',
  },
]) {
  test(`an author may be written as ${Object.keys(spelling).join(', ')}`, async () => {
    const { authors, problems } = await authorsOf(spelling);
    assert.equal(
      [authors, problems],
      [[{ name: 'Eve', title: 'Guest', url: 'https://example.org', image: 'https://example.org/e.png' }], []],
    );
  });
}

test('a post may have no author', async () => {
  assert.equal((await authorsOf({})).authors, []);
  assert.equal((await authorsOf({ authors: [] })).authors, []);
  assert.equal((await authorsOf({ authors: null })).authors, []);
});

test('an unknown key is reported with the known keys', async () => {
  const { problems } = await authorsOf({ authors: ['anm'] });
  assert.equal(problems, ['unknown-author blog/x/2020-01-01-a.md:2 there is no author "anm" in "blog/authors.yml"']);
});

test('in a language with its own authors file, messages name that file', async () => {
  const input = sampleInput({
    files: { 'blog/authors.yml': 'zoe:\n  nam: Zoe\n', 'blog/2020-01-01-a.md': { authors: 'ann' } },
    config: { docs: false, blog: { onUntruncatedBlogPosts: 'ignore' } },
  });
  const translated = 'i18n/fr/docusaurus-plugin-content-blog/authors.yml';
  const data = new Map([...input.data].map(([path, file]) => [path, { ...file, path: translated }]));
  const { diagnostics } = await buildSite({ ...input, data });
  assert.equal(
    diagnostics.map(({ rule, place, message }) => `${rule} ${place.path} ${message}`),
    [
      `nameless-author ${translated} an author needs a name or an image`,
      `unknown-author blog/2020-01-01-a.md there is no author "ann" in "${translated}"`,
    ],
  );
});

test('a key without a file of authors is reported', async () => {
  const { problems } = await buildBlogSample({ 'blog/2020-01-01-a.md': { authors: 'ann' } });
  assert.equal(problems, ['unknown-author blog/2020-01-01-a.md:2 there is no author "ann" in "blog/authors.yml"']);
});

test('both ways of writing authors at once are reported', async () => {
  const { problems } = await authorsOf({ authors: 'ann', author: 'Ann' });
  assert.equal(problems, [
    'mixed-authors blog/x/2020-01-01-a.md:3 front matter can\'t contain both "authors" and "author"',
  ]);
});

test('an author with neither name nor image is reported', async () => {
  assert.equal((await authorsOf({ authors: [{ title: 'Nobody' }] })).problems, [
    'nameless-author blog/x/2020-01-01-a.md:2 an author needs a name or an image',
  ]);
  const { problems } = await buildBlogSample({ 'blog/authors.yml': 'a:\n  name: A\nb:\n  title: Nobody\n' });
  assert.equal(problems, ['nameless-author blog/authors.yml:4 an author needs a name or an image']);
});

test('a file of authors of another shape is reported', async () => {
  const { problems } = await buildBlogSample({ 'blog/authors.yml': 'a:\n  name: [A]\n' });
  assert.equal(problems, ['authors-file blog/authors.yml:2 a.name: expected text']);
});

test('an account on an unknown platform must be an address', async () => {
  for (const platform of ['forum', 'constructor']) {
    const text = `a:\n  name: A\n  socials:\n    ${platform}: a\n`;
    const { problems } = await buildBlogSample({ 'blog/authors.yml': text });
    assert.equal(problems, [
      `authors-file blog/authors.yml:4 a.socials.${platform}: expected a URL that starts with https:// or http://, because Lectern does not know the profile URLs of this platform`,
    ]);
  }
});

test('inline authors are reported at the level of the blog', async () => {
  const { problems } = await authorsOf({ authors: [{ name: 'Dee' }, 'ann'] }, { onInlineAuthors: 'warn' });
  assert.equal(problems, [
    'inline-author blog/x/2020-01-01-a.md:2 the author "Dee" is not declared in "blog/authors.yml"',
  ]);
});

test('an author with a page has the listed posts on it, page by page', async () => {
  const { blog, site } = await buildBlogSample(
    {
      'blog/authors.yml': authorsFile,
      'blog/2020-01-03-a.md': { authors: 'cy' },
      'blog/2020-01-02-b.md': { authors: ['ann', 'cy'] },
      'blog/2020-01-01-c.md': { authors: 'cy', unlisted: true },
    },
    { postsPerPage: 1 },
  );
  assert.is(blog.authors!.path, '/blog/authors');
  assert.equal(
    blog.authors!.authors.map(({ author, count, lists }) => [author.key, count, lists.map(({ path }) => path)]),
    [
      ['ann', 1, []],
      ['Bob-B', 0, ['/blog/authors/bob-b']],
      ['cy', 2, ['/blog/authors/the/cy', '/blog/authors/the/cy/page/2']],
    ],
  );
  assert.equal(
    site.routes
      .filter(({ kind }) => kind === 'blog-authors' || kind === 'blog-author')
      .map(({ path, title }) => [path, title]),
    [
      ['/blog/authors', 'Authors'],
      ['/blog/authors/bob-b', 'Bob - 0 posts'],
      ['/blog/authors/the/cy', 'Cy - 2 posts'],
      ['/blog/authors/the/cy/page/2', 'Cy - 2 posts'],
    ],
  );
});

test('declared authors without pages have a common page only if the blog enables it', async () => {
  const files = { 'blog/authors.yml': 'ann:\n  name: Ann\n', 'blog/2020-01-01-a.md': { authors: 'ann' } };
  const { blog, site } = await buildBlogSample(files, { authorsIndex: true });
  assert.is(blog.authors!.path, '/blog/authors');
  assert.ok(site.routes.some(({ kind, path }) => kind === 'blog-authors' && path === '/blog/authors'));
  assert.is((await buildBlogSample(files)).blog.authors!.path, undefined);
});

test('each image is listed once, with the location of its first use', async () => {
  const { blog } = await authorsOf({ authors: ['ann', { name: 'Dee', image_url: './dee.png' }] });
  assert.equal(
    blog.authorImages.map(({ url, place: { path, line } }) => [url, path, line]),
    [
      ['@site/blog/img/ann.png', 'blog/authors.yml', 6],
      ['/img/bob.png', 'blog/authors.yml', 11],
      ['https://example.org/cy.png', 'blog/authors.yml', 19],
      ['@site/blog/x/dee.png', 'blog/x/2020-01-01-a.md', 2],
    ],
  );
});

test.run();
