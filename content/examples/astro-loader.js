// Loads the pages of a corpus as a content collection of Astro. In src/content.config.ts:
//
//     import { defineCollection } from 'astro:content';
//     import { corpusLoader } from './astro-loader.js';
//
//     export const collections = { docs: defineCollection({ loader: corpusLoader({ address: '../docs/dist' }) }) };
import { headings, openCorpus } from '@lectern/corpus';
import { toHast } from '@lectern/corpus/hast';
import { toMarkdown } from '@lectern/corpus/markdown';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** @param options.address the compiled site @param options.kinds the kinds of pages to load */
export function corpusLoader({ address, kinds = ['doc'] }) {
  return {
    name: 'lectern-corpus',
    async load({ store, parseData, generateDigest, logger }) {
      const corpus = openCorpus(address);
      const writer = unified().use(rehypeStringify);
      const gone = new Set(store.keys());
      for (const { path, kind, instance, version } of await corpus.routes()) {
        if (!kinds.includes(kind)) continue;
        const page = await corpus.page(path);
        const id = path.replace(/^\/|\/$/g, '') || 'index';
        gone.delete(id);
        const { title, description, frontMatter } = page;
        const digest = generateDigest(page);
        if (store.get(id)?.digest === digest) continue;
        store.set({
          id,
          digest,
          data: await parseData({ id, data: { title, description, path, instance, version, frontMatter } }),
          body: toMarkdown(page),
          rendered: {
            html: writer.stringify(toHast(page)),
            metadata: { headings: headings(page).map(({ id: slug, depth, text }) => ({ slug, depth, text })) },
          },
        });
      }
      for (const id of gone) store.delete(id);
      logger.info(`${store.keys().length} pages`);
    },
  };
}
