import { below, type Generator } from './generator.ts';
import { homeMarkdown, openedDoc } from './material.ts';

export const docusaurus: Generator = {
  name: 'Docusaurus 3.10',
  packages: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@mdx-js/react@3',
    'react@19',
    'react-dom@19',
  ],
  files: (material) => ({
    'package.json': JSON.stringify({ private: true }),
    'docusaurus.config.js': `module.exports = ${JSON.stringify({
      title: 'Tides',
      url: 'https://tides.example',
      baseUrl: '/',
      trailingSlash: true,
      onBrokenLinks: 'ignore',
      presets: [['classic', { docs: {}, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
      themeConfig: {
        navbar: { title: 'Tides', items: [{ to: `/docs/${openedDoc}`, label: 'Docs' }] },
        prism: { additionalLanguages: ['bash'] },
      },
    })};\n`,
    'src/pages/index.md': homeMarkdown(material),
    ...below('docs', material.docs),
    ...below('blog', material.posts),
  }),
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  pages: { 'docs page': `/docs/${openedDoc}/`, 'blog list': '/blog/', home: '/' },
};
