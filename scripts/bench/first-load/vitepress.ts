import { below, type Generator } from './generator.ts';
import { openedDoc, type Material } from './material.ts';

export const vitepress: Generator = {
  name: 'VitePress 1.6',
  packages: ['vitepress@1.6.4'],
  files: (material) => ({
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    '.vitepress/config.js': `export default ${JSON.stringify({
      title: 'Tides',
      sitemap: { hostname: 'https://tides.example' },
      // Some links in the material have a form that VitePress does not support.
      ignoreDeadLinks: true,
      themeConfig: {
        nav: [{ text: 'Docs', link: `/docs/${openedDoc}` }],
        sidebar: sidebarOf(material),
        search: { provider: 'local' },
      },
    })}`,
    'index.md': homeOf(material),
    ...below('docs', new Map([...material.docs].map(([name, text]) => [name, withHeading(text)]))),
  }),
  command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  pages: { 'docs page': `/docs/${openedDoc}.html`, home: '/' },
};

// Adds the title in the front matter as a heading, because VitePress does not render one.
function withHeading(text: string): string {
  return text.replace(/^(---\ntitle: (.*)\n[^]*?---\n)/, '$1\n# $2\n');
}

function sidebarOf({ docs }: Material): object[] {
  const names = [...docs.keys()];
  const folders = [...new Set(names.map((name) => name.split('/')[0]!))];
  return folders.map((folder) => ({
    text: folder,
    collapsed: !openedDoc.startsWith(`${folder}/`),
    items: names
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => ({
        text: /^title: (.*)$/m.exec(docs.get(name)!)![1],
        link: `/docs/${name.replace(/\.md$/, '')}`,
      })),
  }));
}

function homeOf({ home }: Material): string {
  const hero = {
    name: home.title,
    text: home.tagline,
    actions: [{ text: 'Read the docs', link: `/docs/${openedDoc}` }],
  };
  const features = home.features.map(({ title, text }) => ({ title, details: text }));
  // Front matter can contain JSON, because JSON is valid YAML.
  return `---\nlayout: home\nhero: ${JSON.stringify(hero)}\nfeatures: ${JSON.stringify(features)}\n---\n`;
}
