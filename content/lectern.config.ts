import { components } from 'lectern/components';
import { snippets } from 'lectern/snippets';
import type { UserConfig } from '../compiler/config/config.ts';
import { DocsFrontMatter } from './plugins/docs-front-matter.ts';
import { remarkSchemas } from './plugins/remark-schemas.ts';
import { remarkTide } from './plugins/remark-tide.ts';

const repository = 'https://git.lectern.example/lectern';
/** Versions of the documentation that are on other sites. */
const archivedVersions = ['2.3.1', '2.2.0'];

/** The config of Lectern's own site. Other sites import `defineConfig` from `lectern`. */
const config: UserConfig = {
  title: 'Lectern',
  tagline: 'Documentation as data',
  url: 'https://lectern.example',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  debug: true,
  agents: true,
  // Only the published site has social cards, because rendering them doubles the time of a compile.
  socialCards: process.env.LECTERN_CARDS === '1',
  favicon: 'img/lectern.svg',
  onBrokenLinks: 'error',
  onBrokenAnchors: 'error',
  onBrokenMarkdownLinks: 'error',
  onPrerenderError: 'throw',
  onDuplicateRoutes: 'error',
  // A page of the docs imports the compiler's code for themes.
  aliases: { '@colors': '../compiler/emit/theme' },
  // Code blocks show files of `examples/`, also in a copy of the repository without git.
  extensions: [components(), snippets({ root: '..' })],
  components: { CorpusFile: './src/components/docs/corpus-file.tsx' },
  markdown: {
    format: 'detect',
    math: true,
    beforeDefaultRemarkPlugins: [remarkSchemas],
    remarkPlugins: [[remarkTide, { unit: 'metres' }]],
  },
  docs: [
    {
      sidebarPath: 'sidebars.json',
      lastVersion: 'current',
      versions: { current: { label: 'Canary' } },
      frontMatter: DocsFrontMatter,
      onInlineTags: 'error',
    },
    { id: 'community', path: 'community', routeBasePath: '/community', sidebarPath: 'sidebars-community.json' },
    {
      id: 'docs-tests',
      path: 'tests/docs',
      routeBasePath: '/tests/docs',
      sidebarPath: 'tests/sidebars.ts',
      categoryIndexNames: ['intro'],
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      versions: { current: { noIndex: true } },
    },
  ],
  blog: [
    {
      blogTitle: 'Blog',
      blogDescription: 'Decisions in the design of Lectern, and a short history of Docusaurus.',
      postsPerPage: 5,
      blogSidebarTitle: 'All posts',
      blogSidebarCount: 'ALL',
      onInlineTags: 'error',
      onInlineAuthors: 'error',
      feedOptions: { title: 'The blog of Lectern' },
    },
    {
      id: 'blog-tests',
      path: 'tests/blog',
      routeBasePath: '/tests/blog',
      blogTitle: 'Test posts',
      blogDescription: 'A separate blog that tests rarely used features of posts.',
      postsPerPage: 3,
      wordsPerMinute: 5,
      // Some posts of the test blog lack a truncation marker on purpose, so lists contain the whole post.
      onUntruncatedBlogPosts: 'ignore',
      feedOptions: { title: 'Test posts of Lectern' },
    },
  ],
  pages: [{}, { id: 'tests', path: 'tests/pages', routeBasePath: '/tests/pages' }],
  staticDirectories: ['static', 'tests/static'],
  theme: { 'NavbarItem/ComponentTypes': 'tests/theme/navbar-items.tsx' },
  changelog: [
    {
      blogTitle: 'Changelog of Docusaurus',
      blogDescription: 'The features of each release of Docusaurus 2, whose conventions Lectern reads.',
      postsPerPage: 20,
      blogSidebarTitle: 'All versions',
      blogSidebarCount: 'ALL',
    },
    {
      id: 'releases',
      path: '../CHANGELOG.md',
      routeBasePath: '/releases',
      blogTitle: 'Releases',
      blogDescription: 'Changes for users of Lectern.',
    },
  ],
  redirects: {
    redirects: [
      { from: '/home', to: '/' },
      { from: '/home/qs', to: '/?a=1' },
      { from: '/home/anchor', to: '/#anchor' },
      { from: '/home/absolute', to: 'https://lectern.example/' },
      { from: '/home/absolute/qs', to: 'https://lectern.example/?a=1' },
      { from: '/home/absolute/anchor', to: 'https://lectern.example/#anchor' },
      { from: ['/docs/support', '/docs/next/support', '/community'], to: '/community/support' },
      { from: ['/docs/team', '/docs/next/team'], to: '/community/team' },
      { from: ['/docs/resources', '/docs/next/resources'], to: '/community/resources' },
      { from: '/docs/introduction', to: '/docs' },
      { from: ['/news', '/posts'], to: '/blog' },
      // These versions were never published. Each redirects to the next version.
      { from: '/changelog/2.0.0-alpha.42', to: '/changelog/2.0.0-alpha.43' },
      {
        from: ['/changelog/2.0.0-alpha.45', '/changelog/2.0.0-alpha.46', '/changelog/2.0.0-alpha.47'],
        to: '/changelog/2.0.0-alpha.48',
      },
      { from: '/changelog/2.0.0-alpha.52', to: '/changelog/2.0.0-alpha.53' },
      ...['/docs/migration', '/docs/3.0.0-rc.0/migration'].flatMap((folder) =>
        ['automated', 'manual', 'translated-sites', 'versioned-sites'].map((page) => ({
          from: `${folder}/${page}`,
          to: `${folder}/v2/${page}`,
        })),
      ),
      { from: '/tabs-demo', to: '/docs/markdown-features/tabs?os=android#choose-by-address' },
    ],
  },
  rewrites: [
    { from: '/docs/next/:rest*', to: '/docs/:rest*' },
    { from: '/feature-requests/:rest*', to: '/feature-requests/' },
  ],
  sitemap: { ignorePatterns: ['/tests/**', '/de/tests/**'] },
  search: { reportUrl: `${repository}/issues/new?title={query}` },
  pwa: {
    manifest: {
      short_name: 'Lectern',
      theme_color: '#9c3a1f',
      background_color: '#fdfcf9',
      icons: [{ src: 'img/lectern.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
  },
  // `deployPreview: true` logs each navigation in the console. `crashTest: true` makes the crash test page throw
  // during the compile, which then fails.
  customFields: { deployPreview: true, crashTest: false },
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: { respectPrefersColorScheme: true },
    mermaid: { theme: { light: 'neutral', dark: 'dark' } },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    announcementBar: {
      id: 'search-and-offline',
      content: 'Sites can be searched now, and read offline. <a href="/releases/0.2.0/">See what else is new</a>.',
    },
    navbar: {
      title: 'Lectern',
      logo: { src: 'img/lectern.svg', alt: '' },
      hideOnScroll: true,
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { to: '/showcase', label: 'Showcase', position: 'left' },
        { type: 'docSidebar', sidebarId: 'community', docsPluginId: 'community', label: 'Community', position: 'left' },
        { to: '/tests', label: 'Tests', position: 'left' },
        { type: 'custom-bell', label: 'Ring', message: 'The bell rings. You are on a test page.', position: 'left' },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [
            { type: 'html', value: '<hr>' },
            { type: 'html', value: '<b>Archived versions</b>' },
            ...archivedVersions.map((version) => ({
              href: `https://archive.lectern.example/${version}/`,
              label: version,
            })),
            { type: 'html', value: '<hr>' },
            { to: '/versions', label: 'All versions' },
          ],
        },
        { type: 'localeDropdown', position: 'right' },
        { href: repository, label: 'Source', position: 'right' },
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Learn',
          items: [
            { label: 'Introduction', to: '/docs' },
            { label: 'Installation', to: '/docs/installation' },
            { label: 'Coming from Docusaurus', to: '/docs/migration' },
            { label: 'Diagnostics', to: '/docs/reference/diagnostics' },
          ],
        },
        {
          title: 'Community',
          items: [
            { label: 'Support', to: '/community/support' },
            { label: 'Contributing', to: '/community/contributing' },
            { label: 'Feature requests', to: '/feature-requests' },
            { label: 'Showcase', to: '/showcase' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Blog', to: '/blog' },
            { label: 'Releases', to: '/releases' },
            { label: 'Changelog of Docusaurus', to: '/changelog' },
            { label: 'This site as data', href: 'pathname:///corpus/site.json' },
            { label: 'llms.txt', href: 'pathname:///llms.txt' },
            { label: 'RSS', href: 'pathname:///blog/rss.xml' },
          ],
        },
        {
          title: 'Legal',
          items: [{ label: 'Licence', to: '/community/licence' }],
        },
      ],
      copyright: 'Lectern is free software under the MIT licence.',
    },
  },
};

export default config;
