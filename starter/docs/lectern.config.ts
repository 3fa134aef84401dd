import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'My site',
  tagline: 'The subject of my site in one line',
  // The address of the published site. Feeds, the sitemap and social cards need absolute addresses.
  url: 'https://my-site.example',
  trailingSlash: true,
  favicon: 'img/logo.svg',
  // A broken link is an error: Lectern then publishes nothing, and reports the line of the link.
  onBrokenLinks: 'error',
  onBrokenAnchors: 'error',
  onBrokenMarkdownLinks: 'error',
  markdown: { format: 'detect' },
  docs: { sidebarPath: 'sidebars.json' },
  blog: { blogTitle: 'Blog', blogDescription: 'News of my site' },
  pages: {},
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'My site',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { to: '/blog', label: 'Blog', position: 'left' },
      ],
    },
    footer: {
      links: [
        { label: 'Docs', to: '/docs' },
        { label: 'Blog', to: '/blog' },
        { label: 'Feed', href: 'pathname:///blog/rss.xml' },
      ],
    },
  },
});
