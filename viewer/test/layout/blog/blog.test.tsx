import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Author, BlogSidebarFile, SidebarItem, SiteFile } from '../../../../corpus/schema/index.ts';
import { CorpusError } from '../../../corpus/fetch-json.ts';
import { createCorpus } from '../../../corpus/corpus.ts';
import { ProvideCorpus } from '../../../corpus/provide-corpus.tsx';
import { authorName } from '../../../layout/blog/author-image.tsx';
import { Authors } from '../../../layout/blog/authors.tsx';
import { FeedLinks } from '../../../layout/blog/feed-links.tsx';
import { formatDay } from '../../../layout/blog/format-day.ts';
import { groupByYear } from '../../../layout/blog/group-by-year.ts';
import { ListPager } from '../../../layout/blog/list-pager.tsx';
import { blogSidebarItems, loadBlogSidebar } from '../../../layout/blog/load-blog-sidebar.ts';
import { PostMeta, readingTime } from '../../../layout/blog/post-meta.tsx';
import { PostList } from '../../../layout/blog/post-summary.tsx';
import { sampleSite } from '../../corpus/sample-site.ts';

const corpus = createCorpus('/site/', fetch);

function render(nodes: ReactNode): string {
  return renderToStaticMarkup(
    <ProvideCorpus corpus={corpus} site={sampleSite}>
      {nodes}
    </ProvideCorpus>,
  );
}

/** Returns the visible text of HTML. */
function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const english: Pick<SiteFile, 'locale' | 'locales'> = sampleSite;

test('days are formatted in UTC, in the language of the site', () => {
  assert.is(formatDay('2023-10-20T23:59:59.000Z', english), 'October 20, 2023');
  assert.is(formatDay('2023-10-20T00:00:00.000Z', english, false), 'October 20');
  assert.is(formatDay('2023-10-20T00:00:00.000Z', { locale: 'fr', locales: [] }), '20 octobre 2023');
});

test('days use the calendar of the language, and a locale with an underscore is read as its BCP 47 tag', () => {
  const [own] = sampleSite.locales;
  const locales = [{ ...own!, name: 'fa', calendar: 'gregory' }];
  assert.match(formatDay('2023-10-20T00:00:00.000Z', { locale: 'fa', locales })!, '۲۰۲۳');
  assert.is(formatDay('2023-10-20T00:00:00.000Z', { locale: 'pt_BR', locales: [] }), '20 de outubro de 2023');
});

test('an invalid date or language does not throw', () => {
  assert.is(formatDay('soon', english), undefined);
  assert.is(formatDay('2023-10-20T00:00:00.000Z', { locale: 'not a language', locales: [] }), 'October 20, 2023');
});

test('reading time is rounded up', () => {
  assert.is(readingTime(0.2), 'One min read');
  assert.is(readingTime(1), 'One min read');
  assert.is(readingTime(1.01), '2 min read');
  assert.is(readingTime(0), 'One min read');
});

test('the date and the reading time are below the title, as far as they are known', () => {
  const date = '2023-10-20T00:00:00.000Z';
  assert.is(words(render(<PostMeta date={date} readingMinutes={3.2} />)), 'October 20, 2023 · 4 min read');
  assert.is(words(render(<PostMeta date={date} readingMinutes={undefined} />)), 'October 20, 2023');
  assert.is(words(render(<PostMeta date={undefined} readingMinutes={0.5} />)), 'One min read');
  assert.is(render(<PostMeta date={undefined} readingMinutes={undefined} />), '');
});

test('items are grouped by their year, in the order they have', () => {
  const items = [
    '2023-01-01T00:00:00.000Z',
    '2022-12-31T23:59:59.000Z',
    '2022-01-01T00:00:00.000Z',
    undefined,
    'soon',
  ].map((date) => ({ date }));
  assert.equal(
    groupByYear(items).map(({ year, items: { length } }) => [year, length]),
    [
      [2023, 1],
      [2022, 2],
      [undefined, 2],
    ],
  );
});

const ada: Author = {
  name: 'Ada',
  title: 'Analyst',
  path: '/site/blog/authors/ada',
  url: 'https://example.com/ada',
  socials: { github: 'https://github.com/ada' },
};

test('an author has a name, a title, accounts and a page', () => {
  const html = render(<Authors authors={[ada]} />);
  assert.is(words(html), 'A Ada Analyst GitHub');
  assert.match(html, '<a class="author-name" rel="author" href="/site/blog/authors/ada">Ada</a>');
  assert.match(html, 'aria-label="GitHub of Ada (opens in new tab)"');
});

test('an author without a page is reached at their address', () => {
  assert.match(
    render(<Authors authors={[{ name: 'Ada', url: 'mailto:ada@example.com' }]} />),
    'href="mailto:ada@example.com"',
  );
  assert.not.match(render(<Authors authors={[{ name: 'Ada' }]} />), '<a');
  assert.not.match(
    render(<Authors authors={[{ name: 'Ada', url: 'javascript:alert(1)', image: 'javascript:alert(2)' }]} />),
    'javascript:',
  );
});

test('authors without names are shown by their images', () => {
  const octo = { image: 'https://example.com/octo.png', url: 'https://github.com/octo' };
  const html = render(<Authors authors={[octo, { image: '/site/hexa.png', key: 'hexa' }]} />);
  assert.match(html, 'authors is-nameless');
  assert.is(words(html), 'octo hexa');
  assert.match(render(<Authors authors={[octo, ada]} />), 'class="authors"');
});

test('a crowd of authors is shown by names alone', () => {
  const crowd = Array.from({ length: 7 }, (_, index) => ({ name: `Author ${index}`, title: 'Someone' }));
  const html = render(<Authors authors={crowd} />);
  assert.not.match(html, 'Someone');
  assert.is(html.match(/<li/g)!.length, 7);
});

test('an author without a name is shown by another field', () => {
  assert.is(authorName({ key: 'ada' }), 'ada');
  assert.is(authorName({ url: 'https://github.com/ada/' }), 'ada');
  assert.is(authorName({}), 'Author');
});

test('a pager links to newer and older entries, if there are any', () => {
  const listing = { page: 1, totalPages: 3, totalCount: 9 };
  assert.is(render(<ListPager listing={listing} />), '');
  assert.is(words(render(<ListPager listing={{ ...listing, older: '/site/blog/page/2' }} />)), 'Older entries');
  const middle = render(<ListPager listing={{ ...listing, newer: '/site/blog', older: '/site/blog/page/3' }} />);
  assert.is(words(middle), 'Newer entries Older entries');
  assert.match(middle, 'aria-label="Blog list page navigation"');
});

test('a post in a list has a link to the whole post if its excerpt is shorter', () => {
  const post = {
    path: '/site/blog/a b',
    title: 'A & B',
    description: '',
    authors: [],
    tags: [],
    excerpt: [],
    truncated: true,
  };
  assert.match(render(<PostList posts={[post]} />), 'aria-label="Read more about A &amp; B" href="/site/blog/a%20b"');
  assert.not.match(render(<PostList posts={[{ ...post, truncated: false }]} />), 'Read more');
  assert.match(render(<PostList posts={[post]} />), '<div class="prose" dir="auto">', 'it may be untranslated');
  assert.is(words(render(<PostList posts={[]} />)), 'There are no posts here yet.');
});

test('a blog offers the feeds that are its own', () => {
  assert.is(words(render(<FeedLinks instance="default" />)), 'RSS JSON');
  assert.match(render(<FeedLinks instance="changelog" />), 'href="/site/changelog/rss.xml"');
  assert.is(render(<FeedLinks instance="empty" />), '');
});

type Item = BlogSidebarFile['items'][number];
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/${index}`,
    title: `Post ${index}`,
    date: `${2023 - (index >> 2)}-05-05T00:00:00.000Z`,
  }));
const label = (item: SidebarItem) => (item.type === 'html' ? '' : item.label);

test('a short blog sidebar is a list of links', () => {
  assert.equal(blogSidebarItems(items(2)).map(label), ['Post 0', 'Post 1']);
});

test('the links of a blog sidebar are encoded addresses, regardless of the titles of posts', () => {
  const [item] = blogSidebarItems([{ ...items(1)[0]!, path: '/blog/a post' }]);
  assert.is(item?.type === 'link' && item.href, '/blog/a%20post');
});

test('a long blog sidebar is divided by year', () => {
  assert.equal(blogSidebarItems(items(12)).map(label), ['2023', '2022', '2021']);
});

function blogCorpus(answer: () => Response) {
  return createCorpus('/site/', async () => answer());
}

test('a blog without a sidebar has none', async () => {
  const { signal } = new AbortController();
  assert.is(
    await loadBlogSidebar(
      'default',
      blogCorpus(() => new Response('', { status: 404 })),
      signal,
    ),
    undefined,
  );
  assert.is(
    await loadBlogSidebar(
      'default',
      blogCorpus(() => Response.json({ format: 1, title: 'All', items: [] })),
      signal,
    ),
    undefined,
  );
});

test('a blog sidebar of another shape is an error', async () => {
  const { signal } = new AbortController();
  const error = await loadBlogSidebar(
    'default',
    blogCorpus(() => Response.json({ format: 1, title: 'All', items: [7] })),
    signal,
  ).catch((reason: unknown) => reason);
  assert.ok(error instanceof CorpusError && error.problem === 'malformed');
});

test.run();
