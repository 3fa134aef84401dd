import type { UserConfig } from '../compiler/config/config.ts';

/** The site of Lectern itself. A site outside this repository writes `import { defineConfig } from 'lectern'`. */
const config: UserConfig = {
  title: 'Lectern',
  tagline: 'Documentation as data',
  url: 'https://lectern.example',
  trailingSlash: true,
  favicon: 'img/lectern.svg',
  onBrokenLinks: 'error',
  onBrokenAnchors: 'error',
  onBrokenMarkdownLinks: 'error',
  onDuplicateRoutes: 'error',
  markdown: { format: 'detect', math: true },
  docs: [
    {
      sidebarPath: 'sidebars.json',
      lastVersion: 'current',
      versions: { current: { label: 'Canary' } },
      onInlineTags: 'error',
    },
    { id: 'contributing', path: 'contributing', routeBasePath: '/contributing' },
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: 'Lectern',
      logo: { src: 'img/lectern.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'reference', label: 'Reference', position: 'left' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'contributing', label: 'Contributing', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Start',
          items: [
            { label: 'What Lectern is', to: '/docs' },
            { label: 'Your first site', to: '/docs/start/first-site' },
            { label: 'Coming from Docusaurus', to: '/docs/coming-from-docusaurus' },
          ],
        },
        {
          title: 'Look up',
          items: [
            { label: 'Configuration', to: '/docs/reference/configuration' },
            { label: 'Command line', to: '/docs/reference/cli' },
            { label: 'Diagnostics', to: '/docs/reference/diagnostics' },
          ],
        },
        {
          title: 'For tools',
          items: [
            { label: 'The corpus', to: '/docs/reference/corpus' },
            { label: 'This site as data', href: 'pathname:///corpus/site.json' },
            { label: 'All routes', href: 'pathname:///corpus/routes.json' },
          ],
        },
      ],
      copyright: 'Lectern is free software under the MIT licence.',
    },
  },
};

export default config;
