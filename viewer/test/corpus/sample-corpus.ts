import { pageAddress } from '../../../corpus/address.ts';
import type { BodyNode, DocPage, Page } from '../../../corpus/schema/index.ts';
import { h, p } from './nodes.ts';
import { sampleBlogPages, sampleBlogSidebars } from './sample-blog.ts';
import { markdownBody, markdownToc } from './sample-body.ts';
import { sampleSidebars } from './sample-sidebars.ts';
import { sampleSite, versions } from './sample-site.ts';

/** Returns a doc of the sample site. Missing fields are empty. */
export function sampleDoc(path: string, title: string, rest: Partial<DocPage> = {}): DocPage {
  return {
    $schema: '',
    format: 1,
    kind: 'doc',
    path,
    title,
    description: `About ${title.toLowerCase()}.`,
    metadata: { title: `${title} | Folio`, canonical: `https://example.org${path}`, className: 'docs-version-2.0' },
    id: path.replace('/site/docs/', ''),
    context: { instance: 'default', version: '2.0', sidebar: 'docs' },
    toc: [],
    tocLevels: { min: 2, max: 3 },
    showTitle: true,
    unlisted: false,
    frontMatter: {},
    body: { type: 'root', children: [p(`The page “${title}”.`)] },
    tags: [],
    breadcrumbs: [{ label: title }],
    alternates: [],
    ...rest,
  };
}

const filler: BodyNode[] = Array.from({ length: 30 }, (_, index) =>
  p(`Paragraph ${index + 1} of a page that is longer than a window is high.`),
);

function sampleDocs(): Page[] {
  const docs = versions.flatMap(({ name, path }) => {
    const context = { instance: 'default', version: name, sidebar: 'docs' };
    const alternates = versions
      .filter((other) => other.name !== name)
      .map((other) => ({ version: other.name, path: `${other.path}/intro` }));
    return [
      sampleDoc(`${path}/intro`, 'Introduction', {
        id: 'intro',
        context,
        alternates,
        toc: [{ depth: 2, id: 'middle', text: 'In the middle' }],
        body: { type: 'root', children: [...filler, h('h2', { id: 'middle' }, 'In the middle'), ...filler] },
        next: { path: `${path}/installation`, title: 'Installation' },
        metadata: { title: 'Introduction | Folio', className: `docs-version-${name}` },
      }),
      sampleDoc(`${path}/installation`, 'Installation', {
        id: 'installation',
        context,
        breadcrumbs: [{ label: 'Getting started' }, { label: 'Installation' }],
        previous: { path: `${path}/intro`, title: 'Introduction' },
        next: { path: `${path}/guides/markdown`, title: 'Everything in Markdown' },
      }),
    ];
  });
  return [
    ...docs,
    sampleDoc('/site/docs/guides/markdown', 'Everything in Markdown', {
      showTitle: undefined,
      toc: markdownToc,
      body: { type: 'root', children: markdownBody },
      markdown: '/site/docs/guides/markdown.md',
      tags: [
        { label: 'writing', path: '/site/docs/tags/writing' },
        { label: 'markdown', path: '/site/docs/tags/markdown' },
      ],
      breadcrumbs: [{ label: 'Guides', path: '/site/docs/category/guides' }, { label: 'Everything in Markdown' }],
      previous: { path: '/site/docs/installation', title: 'Installation' },
      next: { path: '/site/docs/guides/deep', title: 'A page far down' },
      editUrl: 'https://example.com/edit/markdown.mdx',
      lastUpdate: { at: '2018-10-14T12:34:56.000Z', by: 'Ada' },
    }),
    sampleDoc('/site/docs/guides/deep', 'A page far down'),
    sampleDoc('/site/docs/secret', 'A secret', { unlisted: true }),
    sampleDoc('/site/docs/api/cli', 'CLI', { context: { instance: 'default', version: '2.0', sidebar: 'api' } }),
    ...Array.from({ length: 40 }, (_, index) => sampleDoc(`/site/docs/long/${index + 1}`, `Page number ${index + 1}`)),
  ];
}

function otherPages(): Page[] {
  const base = { $schema: '', format: 1 as const };
  const context = { instance: 'default', version: '2.0' };
  return [
    {
      ...base,
      kind: 'doc-category',
      path: '/site/docs/category/guides',
      title: 'Guides',
      description: 'Longer texts, each about one thing.',
      metadata: { title: 'Guides | Folio' },
      context: { ...context, sidebar: 'docs' },
      items: [
        {
          kind: 'link',
          label: 'Everything in Markdown',
          href: '/site/docs/guides/markdown',
          description: 'Every kind of content there is, on one page, so that it can be looked at.',
        },
        { kind: 'category', label: 'Deeper', href: '/site/docs/guides/deep', count: 2 },
        { kind: 'link', label: 'Elsewhere', href: 'https://example.com/' },
      ],
      breadcrumbs: [{ label: 'Guides' }],
    },
    {
      ...base,
      kind: 'doc-tags',
      path: '/site/docs/tags',
      title: 'Tags',
      metadata: { title: 'Tags | Folio' },
      context,
      items: [
        { label: 'writing', path: '/site/docs/tags/writing', count: 2 },
        { label: 'markdown', path: '/site/docs/tags/markdown', count: 1 },
        { label: 'maths', path: '/site/docs/tags/maths', count: 4 },
      ],
    },
    {
      ...base,
      kind: 'doc-tag',
      path: '/site/docs/tags/writing',
      title: '2 docs tagged with "writing"',
      metadata: { title: '2 docs tagged with "writing" | Folio' },
      context,
      tag: { label: 'writing', description: 'About writing.' },
      unlisted: false,
      tagsPath: '/site/docs/tags',
      items: [
        { path: '/site/docs/guides/markdown', title: 'Everything in Markdown', description: 'Every kind of content.' },
        { path: '/site/docs/intro', title: 'Introduction' },
      ],
    },
    {
      ...base,
      kind: 'page',
      path: '/site/',
      title: 'Folio',
      metadata: { title: 'Folio' },
      context: { instance: 'default' },
      toc: [],
      tocLevels: { min: 2, max: 3 },
      unlisted: false,
      frontMatter: {},
      body: {
        type: 'root',
        children: [
          h('h1', {}, 'Folio'),
          p('A site to try the viewer with. ', h('a', { href: '/site/docs/intro' }, 'Begin here'), '.'),
        ],
      },
    },
    {
      ...base,
      kind: 'redirect',
      path: '/site/docs/older',
      title: 'Older',
      metadata: { title: 'Folio' },
      to: '/site/docs/old?fixed=1#middle',
    },
    {
      ...base,
      kind: 'redirect',
      path: '/site/away',
      title: 'Away',
      metadata: { title: 'Folio' },
      to: 'https://example.com/moved',
    },
    {
      ...base,
      kind: 'redirect',
      path: '/site/circle',
      title: 'Circle',
      metadata: { title: 'Folio' },
      to: '/site/circle/back',
    },
    {
      ...base,
      kind: 'redirect',
      path: '/site/circle/back',
      title: 'Circle',
      metadata: { title: 'Folio' },
      to: '/site/circle',
    },
    {
      ...base,
      kind: 'redirect',
      path: '/site/docs/old',
      title: 'Old',
      metadata: { title: 'Old | Folio' },
      to: '/site/docs/installation',
    },
    {
      ...base,
      kind: 'page',
      path: '/site/about',
      title: 'About',
      metadata: { title: 'About | Folio' },
      context: { instance: 'default' },
      toc: [{ depth: 2, id: 'why', text: 'Why' }],
      tocLevels: { min: 2, max: 3 },
      unlisted: false,
      frontMatter: {},
      body: {
        type: 'root',
        children: [h('h1', {}, 'About'), p('What this is.'), h('h2', { id: 'why' }, 'Why'), p('Because.')],
      },
    },
  ];
}

/** @returns the files of a hand-written corpus: path below the base URL → content */
export function sampleCorpus(): Map<string, string> {
  const files = new Map<string, unknown>([['corpus/site.json', sampleSite], ...sampleBlogSidebars()]);
  for (const { name, path } of versions)
    files.set(`corpus/docs/default/${name}/sidebars.json`, sampleSidebars(name, path));
  for (const page of [...sampleDocs(), ...otherPages(), ...sampleBlogPages()]) {
    files.set(`corpus/${pageAddress(page.path.slice('/site'.length))}`, page);
  }
  const texts = [...files].map(([path, value]): [string, string] => [path, JSON.stringify(value)]);
  return new Map([...texts, ['docs/guides/markdown.md', '# Everything in Markdown\n']]);
}
