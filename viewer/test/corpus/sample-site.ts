import type { DocsVersionSummary, SiteFile } from '../../../corpus/schema/index.ts';

const text = (value: string) => ({ type: 'text' as const, value });

export const versions: DocsVersionSummary[] = [
  version({ name: 'current', label: 'Next', path: '/site/docs/next', banner: 'unreleased', badge: true }),
  version({ name: '2.0', label: '2.0', path: '/site/docs', isLast: true, badge: true }),
  version({ name: '1.0', label: '1.0', path: '/site/docs/1.0', banner: 'unmaintained', badge: true }),
];

function version(
  part: Partial<DocsVersionSummary> & Pick<DocsVersionSummary, 'name' | 'label' | 'path'>,
): DocsVersionSummary {
  return {
    isLast: false,
    badge: false,
    className: `docs-version-${part.name}`,
    mainDoc: { id: 'intro', path: `${part.path}/intro` },
    ...part,
  };
}

const targets = Object.fromEntries(
  versions.map(({ name, path }) => [name, { path: `${path}/intro`, label: 'Introduction', sidebar: 'docs' }]),
);

export const sampleSite: SiteFile = {
  $schema: 'https://example.org/site/corpus/schema/v1/site.schema.json',
  format: 1,
  title: 'Folio',
  tagline: 'A site to try the viewer with',
  url: 'https://example.org',
  baseUrl: '/site/',
  titleDelimiter: '|',
  locale: 'en',
  locales: [{ name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/site/' }],
  home: '/site/',
  colorMode: { default: 'light', disableSwitch: false, respectSystem: true },
  announcement: {
    id: 'version-2',
    body: [
      text('Folio 2.0 is out. '),
      { type: 'element', tagName: 'a', properties: { href: '/site/docs/intro' }, children: [text('Read what is new')] },
    ],
    isCloseable: true,
  },
  navbar: {
    title: 'Folio',
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', position: 'left', instance: 'default', sidebarId: 'docs', label: 'Docs', targets },
      {
        type: 'docSidebar',
        position: 'left',
        instance: 'default',
        sidebarId: 'api',
        label: 'API',
        targets: { '2.0': { path: '/site/docs/api/cli', label: 'CLI' } },
      },
      { type: 'link', position: 'left', label: 'Blog', href: '/site/blog' },
      { type: 'link', position: 'left', label: 'About', href: '/site/about' },
      {
        type: 'dropdown',
        position: 'left',
        label: 'More',
        items: [
          { type: 'link', label: 'Support', href: '/site/support' },
          { type: 'link', label: 'Elsewhere', href: 'https://example.com/elsewhere' },
        ],
      },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        instance: 'default',
        itemsBefore: [],
        itemsAfter: [
          { type: 'html', body: [{ type: 'element', tagName: 'hr', properties: {}, children: [] }] },
          { type: 'link', label: 'All versions', href: '/site/versions' },
        ],
      },
      { type: 'localeDropdown', position: 'right', itemsBefore: [], itemsAfter: [] },
      { type: 'link', position: 'right', label: 'Source', href: 'https://example.com/source' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    style: 'light',
    columns: [
      {
        title: 'Learn',
        items: [
          { label: 'Introduction', href: '/site/docs/intro' },
          { label: 'API', href: '/site/docs/api/cli' },
        ],
      },
      { title: 'Community', items: [{ label: 'Forum', href: 'https://example.com/forum' }] },
      { title: 'More', items: [{ label: 'About', href: '/site/about' }, { body: [text('A line of text')] }] },
    ],
    copyright: [text('Copyright © the Folio authors.')],
  },
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: true, autoCollapseCategories: false } },
  rewrites: [{ from: '/site/latest/:rest*', to: '/site/docs/:rest*' }],
  feeds: [
    { type: 'application/rss+xml', title: 'Folio RSS Feed', href: '/site/blog/rss.xml' },
    { type: 'application/feed+json', title: 'Folio JSON Feed', href: '/site/blog/feed.json' },
    { type: 'application/rss+xml', title: 'Folio RSS Feed', href: '/site/changelog/rss.xml' },
  ],
  instances: [
    { kind: 'docs', id: 'default', path: '/site/docs', versions },
    { kind: 'blog', id: 'default', path: '/site/blog', title: 'Notes' },
    { kind: 'changelog', id: 'changelog', path: '/site/changelog', title: 'Changelog' },
  ],
};
