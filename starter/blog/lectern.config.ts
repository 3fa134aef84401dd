import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'My blog',
  tagline: 'The subject of my site in one line',
  // The address of the published site. Feeds, the sitemap and social cards need absolute addresses.
  url: 'https://my-site.example',
  trailingSlash: true,
  favicon: 'img/logo.svg',
  onBrokenAnchors: 'error',
  onBrokenMarkdownLinks: 'error',
  markdown: { format: 'detect' },
  // The list of posts is the home page.
  blog: { routeBasePath: '/', blogTitle: 'My blog', blogDescription: 'Recent news', showReadingTime: true },
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'My blog',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { to: '/archive', label: 'Archive', position: 'left' },
        { to: '/tags', label: 'Tags', position: 'left' },
      ],
    },
    footer: { links: [{ label: 'Feed', href: 'pathname:///rss.xml' }] },
  },
});
