import { lectern } from '../measure.ts';
import { below, type Generator } from './generator.ts';
import { homeMarkdown, openedDoc } from './material.ts';

export const own: Generator = {
  name: 'Lectern',
  packages: [],
  files: (material) => ({
    'lectern.config.json': JSON.stringify({ title: 'Tides', url: 'https://tides.example', docs: [{}], blog: [{}] }),
    'src/pages/index.md': homeMarkdown(material),
    ...below('docs', material.docs),
    ...below('blog', material.posts),
  }),
  command: [lectern, 'compile', '.', '--no-cache'],
  output: 'dist',
  pages: { 'docs page': `/docs/${openedDoc}/`, 'blog list': '/blog/', home: '/' },
};
