import { toHtml } from 'hast-util-to-html';
import type { Page } from '../corpus/index.ts';
import { encodePath } from '../url/pathname.ts';
import type { Artifact } from './artifact.ts';
import type { Emission } from './emission.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { feedPosts } from './feeds/feed-posts.ts';
import { hostFiles } from './hosts/host-files.ts';
import { llmsFiles } from './llms.ts';
import { webManifest } from './pwa/web-manifest.ts';
import { openSearchFile } from './search/open-search.ts';
import { plainBody } from './plain/plain-body.ts';
import { sitemap, sitemapEntry, type SitemapEntry } from './sitemap.ts';

/** Gathers from pages, as they pass, what is published of the site as a whole. */
export interface Publications {
  /** @param markdown its text as Markdown, when it has one */
  add(page: Page, markdown: string | undefined): void;
  /** The files, once all pages have passed: sitemap, feeds, texts for language models, rules for hosts. */
  files(): (Artifact & { text: string })[];
}

/** @param twins where the Markdown of pages is written, by their path */
export function openPublications({ site }: Emission, twins: ReadonlyMap<string, string>): Publications {
  const { config } = site;
  const inFeeds = new Set(site.blogs.filter(({ options }) => options.feedOptions.type.length > 0).flatMap(feedPosts).map(({ path }) => path));
  const entries: SitemapEntry[] = [];
  const contents = new Map<string, string>();
  const texts = new Map<string, string>();
  return {
    add(page, markdown) {
      entries.push(...[sitemapEntry(page) ?? []].flat());
      if (markdown !== undefined && config.llms) texts.set(page.path, config.llms.full ? markdown : '');
      if ('body' in page && inFeeds.has(page.path)) {
        const content = plainBody(page.body.children, config.url + encodePath(page.path));
        contents.set(page.path, toHtml({ type: 'root', children: content }));
      }
    },
    files: () => [
      ...sitemap(entries, config),
      ...site.blogs.flatMap((blog) => feedFiles(blog, site, contents)),
      ...llmsFiles(site, twins, texts),
      ...hostFiles(site),
      ...webManifest(config),
      ...openSearchFile(site),
    ],
  };
}
