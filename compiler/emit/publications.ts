import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { keepColumn } from '../columns.ts';
import type { Body, Page } from '../../corpus/schema/index.ts';
import type { Memory } from '../memory.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { Artifact } from './artifact.ts';
import { besideStatic } from './beside-static.ts';
import type { Emission } from './emission.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { feedPosts } from './feeds/feed-posts.ts';
import { hostFiles } from './hosts/host-files.ts';
import { llmsFile, llmsFullFile, type ReadText } from './llms.ts';
import { laterPart, part, type Part } from './part.ts';
import { webManifest } from './pwa/web-manifest.ts';
import { openSearchFile } from './search/open-search.ts';
import { plainBody } from './plain/plain-body.ts';
import { sitemap, sitemapEntry, type SitemapEntry } from './sitemap.ts';

/** What one page adds to what is published of the site as a whole. */
export interface PageFacts {
  path: string;
  entry?: SitemapEntry | undefined;
  /** Its text as HTML, when a feed holds it. */
  content?: string | undefined;
  /** Changes with its text as Markdown, when it has one. */
  text?: string | undefined;
}

/** Gathers from pages, as they pass, what is published of the site as a whole. */
export interface Publications {
  /** Whether a feed holds the text of a page. */
  isInFeed(path: string): boolean;
  /** @param markdown its text as Markdown, when it has one */
  factsOf(page: Page, markdown: string | undefined): PageFacts;
  add(facts: readonly PageFacts[]): void;
  /** The files, once all pages have passed: sitemap, feeds, texts for language models, rules for hosts. */
  parts(): Part[];
}

/**
 * @param twins where the Markdown of pages is written, by their path
 * @param read gives the text of such a file
 * @param memory keeps what these files rest on
 */
export function openPublications(
  { site, staticFiles }: Emission,
  twins: ReadonlyMap<string, string>,
  read: ReadText,
  memory: Memory,
): Publications {
  const { config } = site;
  const inFeeds = new Set(
    site.blogs
      .filter(({ options }) => options.feedOptions.type.length > 0)
      .flatMap(feedPosts)
      .map(({ path }) => path),
  );
  const all: PageFacts[] = [];
  const beside = (name: string, inputs: readonly unknown[], make: () => Artifact[]) =>
    part(name, [config, staticFiles, ...inputs], () => besideStatic(make(), { staticFiles }));
  return {
    isInFeed: (path) => inFeeds.has(path),
    factsOf: (page, markdown) => ({
      path: page.path,
      entry: sitemapEntry(page),
      content: 'body' in page && inFeeds.has(page.path) ? htmlOf(page, config.url + encodePath(page.path)) : undefined,
      text: markdown === undefined ? undefined : createHash('sha256').update(markdown).digest('base64'),
    }),
    add(facts) {
      for (const each of facts) all.push(each);
    },
    parts() {
      const entries = memory.settle(
        'sitemap entries',
        keepColumn(memory, 'entries', all, ({ entry }) => entry).filter((entry) => entry !== undefined),
      );
      const withContent = keepColumn(memory, 'in feeds', all, (facts) =>
        facts.content === undefined ? undefined : facts,
      );
      const contents = new Map(withContent.flatMap((facts) => (facts ? [[facts.path, facts.content!] as const] : [])));
      const texts = () => all.filter(({ text }) => text !== undefined);
      return [
        beside('sitemap', [entries], () => sitemap(entries, config)),
        ...site.blogs.map((blog) =>
          beside(`feeds ${blog.id}`, [blog, ...contents.values()], () => feedFiles(blog, site, contents)),
        ),
        laterPart(
          'llms',
          [],
          () => [config, staticFiles, site, twins],
          () => besideStatic(llmsFile(site, twins), { staticFiles }),
        ),
        laterPart(
          'llms-full',
          [],
          () => [config, staticFiles, site, ...texts().map(({ text }) => text)],
          () =>
            besideStatic(llmsFullFile(site, twins, new Set(texts().map(({ path }) => path)), read), { staticFiles }),
        ),
        beside('hosts', [site], () => [...hostFiles(site), ...webManifest(config), ...openSearchFile(site)]),
      ];
    },
  };
}

function htmlOf(page: Page & { body: Body }, url: string): string {
  return toHtml({ type: 'root', children: plainBody(page.body.children, url) });
}
