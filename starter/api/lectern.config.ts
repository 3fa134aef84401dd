import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'My API',
  tagline: 'The purpose of my API in one line',
  // The address of the published site. Feeds, the sitemap and social cards need absolute addresses.
  url: 'https://my-site.example',
  trailingSlash: true,
  favicon: 'img/logo.svg',
  onBrokenAnchors: 'error',
  onBrokenMarkdownLinks: 'error',
  markdown: { format: 'detect' },
  // The whole site is the reference, so its pages need no path prefix.
  docs: { routeBasePath: '/', sidebarPath: 'sidebars.json' },
  themeConfig: {
    preset: 'plain',
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'My API',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [{ type: 'docSidebar', sidebarId: 'api', label: 'Reference', position: 'left' }],
    },
  },
});
