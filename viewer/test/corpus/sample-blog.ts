import type {
  Author,
  BlogListPage,
  BlogSidebarFile,
  BodyNode,
  ChangelogListPage,
  EntryPage,
  Page,
  PostPage,
  PostSummary,
  TagLink,
} from '../../../corpus/schema/index.ts';
import { c, h, p } from './nodes.ts';

const base = { $schema: '', format: 1 as const };
const context = { instance: 'default' };
const ada: Author = {
  key: 'ada',
  name: 'Ada Lovelace',
  title: 'Analyst of the engine',
  url: 'https://example.com/ada',
  path: '/site/blog/authors/ada',
  image: '/site/assets/picture.svg',
  socials: { github: 'https://github.com/ada', mastodon: 'https://example.social/@ada' },
};
const charles: Author = { name: 'Charles Babbage', title: 'Builder of engines', url: 'mailto:charles@example.com' };
const nameless: Author[] = ['octo', 'hexa'].map((key) => ({
  image: '/site/assets/lost.png',
  url: `https://github.com/${key}`,
}));
const writing: TagLink = { label: 'writing', path: '/site/blog/tags/writing' };
const engines: TagLink = { label: 'engines', path: '/site/blog/tags/engines' };

const text: BodyNode[] = [
  p(
    'A first paragraph says what the whole is about, ',
    h('strong', {}, 'in a sentence or two'),
    ', and leads the reader on.',
  ),
  h('h2', { id: 'first' }, 'The first thing'),
  p(
    'What there is to say about it, at a length that makes a line break or two on every screen; then ',
    h('a', { href: '/site/docs/intro' }, 'a link'),
    ' to read more.',
  ),
  h('h2', { id: 'second' }, 'The second thing'),
  c('CodeBlock', { code: 'npx lectern compile\n', language: 'bash' }),
  p('And so on, as on ', h('a', { href: '/site/docs/older' }, 'a page that has moved'), '.'),
];

function metadata(title: string, path: string): Page['metadata'] {
  return { title: `${title} | Folio`, canonical: `https://example.org${path}` };
}

/** Returns a post of the sample blog. Missing fields are empty. */
export function samplePost(path: string, title: string, date: string, rest: Partial<PostPage> = {}): PostPage {
  return {
    ...base,
    kind: 'post',
    path,
    title,
    description: `About ${title.toLowerCase()}.`,
    metadata: metadata(title, path),
    context,
    date,
    authors: [ada],
    tags: [],
    markdown: `${path}.md`,
    toc: [
      { depth: 2, id: 'first', text: 'The first thing' },
      { depth: 2, id: 'second', text: 'The second thing' },
    ],
    tocLevels: { min: 2, max: 3 },
    showTitle: true,
    unlisted: false,
    frontMatter: {},
    body: { type: 'root', children: text },
    readingMinutes: 3.2,
    ...rest,
  };
}

const titles = [
  'A desk to read at',
  'Why pages are data',
  'Three ways to write a footnote',
  'On the order of things',
  'What a reader needs',
];
const dates = ['2023-09-29', '2023-03-01', '2022-11-20', '2022-02-02', '2020-01-07'].map(
  (day) => `${day}T00:00:00.000Z`,
);
const paths = titles.map((title) => `/site/blog/${title.toLowerCase().replaceAll(' ', '-')}`);
const links = paths.map((path, index) => ({ path, title: titles[index]! }));

const posts: PostPage[] = titles.map((title, index) =>
  samplePost(paths[index]!, title, dates[index]!, {
    previous: links[index - 1],
    next: links[index + 1],
    tags: index % 2 ? [writing] : [writing, engines],
    authors: [
      [ada, charles],
      [ada],
      nameless,
      [],
      Array.from({ length: 7 }, (_, number) => ({ name: `Author ${number + 1}` })),
    ][index]!,
    readingMinutes: [3.2, 0.4, undefined, 12, 1][index],
    editUrl: 'https://example.com/edit/post.md',
    lastUpdate: { at: '2018-10-14T12:34:56.000Z', by: 'Ada' },
  }),
);

function summary(post: PostPage, index: number): PostSummary {
  const { path, title, description = '', date, readingMinutes, authors, tags } = post;
  const note = `fn-${index}`;
  const excerpt = [
    p(
      'The beginning of “',
      title,
      '”, which has a note',
      h('sup', {}, h('a', { href: `#${note}`, id: `${note}-ref`, ariaLabel: 'Footnote 1' }, '1')),
      ' and a picture.',
    ),
    h('img', { src: '/site/assets/picture.svg', alt: 'A stand with a book', width: 640, height: 240 }),
    h(
      'ol',
      {},
      h('li', { id: note }, 'The note. ', h('a', { href: `#${note}-ref`, ariaLabel: 'Back to the text' }, '↩')),
    ),
  ];
  return { path, title, description, date, readingMinutes, authors, tags, excerpt, truncated: index % 2 === 0 };
}

function listPage(
  path: string,
  title: string,
  items: PostPage[],
  listing: BlogListPage['listing'],
  description?: string,
): Omit<BlogListPage, 'kind'> {
  return {
    ...base,
    path,
    title,
    description,
    metadata: metadata(title, path),
    context,
    listing,
    items: items.map(summary),
  };
}

const both = { totalPages: 2, totalCount: 5 };
const single = { page: 1, totalPages: 1 };
/** An element in the head of only this page. */
const next = { tag: 'link', attributes: { rel: 'next', href: '/site/blog/page/2' } };

function lists(): Page[] {
  const first = listPage(
    '/site/blog',
    'Notes',
    posts.slice(0, 3),
    { page: 1, ...both, older: '/site/blog/page/2' },
    'What we think while we build.',
  );
  const tagged = (path: string, tag: TagLink, items: PostPage[], unlisted = false) => ({
    ...listPage(
      path,
      items.length === 1 ? `One post tagged with "${tag.label}"` : `${items.length} posts tagged with "${tag.label}"`,
      items,
      { ...single, totalCount: items.length },
    ),
    kind: 'blog-tag' as const,
    tag: { label: tag.label },
    unlisted,
    tagsPath: '/site/blog/tags',
  });
  return [
    { ...first, metadata: { ...first.metadata, elements: [next] }, kind: 'blog-list' },
    {
      ...listPage('/site/blog/page/2', 'Notes', posts.slice(3), { page: 2, ...both, newer: '/site/blog' }),
      kind: 'blog-list',
    },
    {
      ...listPage('/site/empty', 'Empty', [], { page: 1, totalPages: 1, totalCount: 0 }),
      kind: 'blog-list',
      context: { instance: 'empty' },
    },
    tagged('/site/blog/tags/writing', writing, posts),
    tagged('/site/blog/tags/engines', engines, [posts[0]!], true),
    {
      ...listPage('/site/blog/authors/ada', 'Ada Lovelace', posts.slice(0, 2), { ...single, totalCount: 2 }),
      kind: 'blog-author',
      author: { ...ada, description: 'Wrote the first program.' },
      authorsPath: '/site/blog/authors',
    },
  ];
}

function indexes(): Page[] {
  const index = (path: string, title: string) => ({ ...base, path, title, metadata: metadata(title, path), context });
  const dated = links.map((link, number) => ({ ...link, date: dates[number]! }));
  const years = [2023, 2022, 2020].map((year) => ({
    year,
    items: dated.filter(({ date }) => date.startsWith(String(year))),
  }));
  return [
    {
      ...index('/site/blog/tags', 'Tags'),
      kind: 'blog-tags',
      items: [
        { ...writing, count: 5 },
        { ...engines, count: 3 },
      ],
    },
    { ...index('/site/blog/archive', 'Archive'), kind: 'blog-archive', years },
    {
      ...index('/site/blog/authors', 'Authors'),
      kind: 'blog-authors',
      items: [
        { ...ada, count: 2 },
        { ...charles, count: 1 },
      ],
    },
  ];
}

const versions = ['2.1.0', '2.0.1', '2.0.0', '1.0.0'];
const released = ['2023-06-01T20:00:00.000Z', '2022-12-24T20:00:00.000Z', '2022-12-24T19:00:00.000Z', undefined];

function changelog(): Page[] {
  const entry = (title: string, index: number): EntryPage => ({
    ...samplePost(`/site/changelog/${title}`, title, ''),
    kind: 'entry',
    context: { instance: 'changelog' },
    date: released[index],
    authors: nameless,
    listPath: '/site/changelog',
    readingMinutes: undefined,
    next:
      versions[index + 1] === undefined
        ? undefined
        : { path: `/site/changelog/${versions[index + 1]}`, title: versions[index + 1]! },
  });
  const entries = versions.map(entry);
  const list: ChangelogListPage = {
    ...base,
    kind: 'changelog-list',
    path: '/site/changelog',
    title: 'Changelog',
    metadata: metadata('Changelog', '/site/changelog'),
    context: { instance: 'changelog' },
    listing: { ...single, totalCount: versions.length },
    items: entries.map(({ path, title, date }, index) => ({
      path,
      title,
      description: ['New Feature', '- Pages load their code later.', 'A release of fixes.'][index] ?? '',
      date,
      authors: [],
      tags: [],
      excerpt: [],
      truncated: true,
    })),
  };
  return [list, ...entries];
}

export function sampleBlogPages(): Page[] {
  const secret = samplePost('/site/blog/secret', 'A secret post', dates[0]!, { unlisted: true });
  return [...posts, secret, ...lists(), ...indexes(), ...changelog()];
}

/** Returns `corpus/blog/<instance>/sidebar.json` of each blog: path → file. */
export function sampleBlogSidebars(): Map<string, BlogSidebarFile> {
  const items = [
    ...links.map((link, index) => ({ ...link, date: dates[index]! })),
    { path: '/site/blog/secret', title: 'A secret post', date: dates[0]!, unlisted: true as const },
  ];
  const releases = versions.map((title, index) => ({ path: `/site/changelog/${title}`, title, date: released[index] }));
  return new Map<string, BlogSidebarFile>([
    ['corpus/blog/default/sidebar.json', { ...base, instance: 'default', title: 'All our posts', items }],
    ['corpus/blog/changelog/sidebar.json', { ...base, instance: 'changelog', title: 'Releases', items: releases }],
  ]);
}
