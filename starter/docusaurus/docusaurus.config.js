// @ts-check
// Lectern and Docusaurus both read this file, so both can build the site.

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'My site',
  tagline: 'The subject of my site in one line',
  url: 'https://my-site.example',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.js' },
        blog: { showReadingTime: true },
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'My site',
      logo: { alt: '', src: 'img/logo.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
        { to: '/blog', label: 'Blog', position: 'left' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Read',
          items: [
            { label: 'Docs', to: '/docs/intro' },
            { label: 'Blog', to: '/blog' },
          ],
        },
      ],
    },
  },
};

export default config;
