import { below, type Generator } from './generator.ts';
import { openedDoc, type Material } from './material.ts';

const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

export const starlight: Generator = {
  name: 'Starlight 0.37',
  // These are the newest versions that run on Node 20.
  packages: ['@astrojs/starlight@0.37.7', 'astro@5.18.2', 'sharp@0.34.5'],
  files: (material) => ({
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: 'https://tides.example', integrations: [starlight(${JSON.stringify({
      title: 'Tides',
      sidebar: folders(material).map((label) => ({
        label,
        collapsed: !openedDoc.startsWith(`${label}/`),
        autogenerate: { directory: `docs/${label}` },
      })),
    })})] });\n`,
    'src/content.config.ts': collections,
    'src/content/docs/index.md': homeOf(material),
    ...below('src/content/docs/docs', material.docs),
  }),
  command: ['node_modules/astro/astro.js', 'build'],
  output: 'dist',
  pages: { 'docs page': `/docs/${openedDoc}/`, home: '/' },
};

function folders({ docs }: Material): string[] {
  return [...new Set(Array.from(docs.keys(), (name) => name.split('/')[0]!))];
}

function homeOf({ home }: Material): string {
  const hero = { tagline: home.tagline, actions: [{ text: 'Read the docs', link: `/docs/${openedDoc}/` }] };
  const features = home.features.map(({ title, text }) => `## ${title}\n\n${text}`);
  return [`---\ntitle: ${home.title}\ntemplate: splash\nhero: ${JSON.stringify(hero)}\n---`, ...features, ''].join(
    '\n\n',
  );
}
