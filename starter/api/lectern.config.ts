import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'My API',
  tagline: 'The purpose of my API in one line',
  // Where it will be published. Feeds, the sitemap and social cards need whole addresses.
  url: 'https://my-site.example',
  trailingSlash: true,
  favicon: 'img/logo.svg',
  onBrokenAnchors: 'error',
  onBrokenMarkdownLinks: 'error',
  markdown: { format: 'detect' },
  // The reference is the whole site.
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
