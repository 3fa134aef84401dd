import { toHtml } from 'hast-util-to-html';
import type { Body, Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import * as graph from '../incremental/index.ts';
import { besideStatic, output, type OutputGroup } from './output.ts';
import type { EmitInput } from './emit-input.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { feedPosts } from './feeds/blog-feeds.ts';
import { llmsFiles, llmsFullFile, type ReadText } from './llms.ts';
import { openSearchFile } from './search/open-search.ts';
import { plainBody } from '../../corpus/hast/plain-body.ts';
import { shownContent } from '../../corpus/hast/shown-content.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import { sitemap, sitemapEntry, type SitemapEntry } from './sitemap.ts';

export type Publications = ReturnType<typeof openPublications>;

/**
 * Opens the output files with data of many pages, such as sitemap and feeds. Call `add` for each page that is built.
 *
 * @param markdownOf page path → path of the page's Markdown file
 * @param read returns the content of a Markdown file in the output
 */
export function openPublications(input: EmitInput, markdownOf: MarkdownFiles, read: ReadText) {
  const { site } = input;
  /** Output key of a page → its sitemap entry. */
  const entries = graph.inputMap<string, SitemapEntry>('sitemap entry');
  /** Output key of a page → its Markdown file. */
  const texts = graph.inputMap<string, { path: string; version: string }>('text as Markdown');
  /** Output key of a post → its HTML in feeds. */
  const contents = graph.inputMap<string, { path: string; html: string }>('content for feeds');
  const inFeeds = graph.computed('posts in feeds', () => {
    const blogs = site.blogs.filter(({ options }) => options.feedOptions.type.length > 0);
    return new Set(blogs.flatMap(feedPosts).map(({ path }) => path));
  });
  const put = <Value>(
    map: { set(key: string, value: Value): void; delete(key: string): void },
    key: string,
    value: Value | undefined,
  ) => (value === undefined ? map.delete(key) : map.set(key, value));
  /** The files: sitemap, feeds, `llms.txt`, OpenSearch description. */
  const groups: OutputGroup[] = [
    output('sitemap', () => besideStatic(sitemap([...entries.all().values()], site.config), input), 'idle'),
    {
      name: 'feeds',
      keys: () => site.blogs.map(({ kind, id }) => `${kind} ${id}`),
      make(key) {
        const blog = site.blogs.find(({ kind, id }) => `${kind} ${id}` === key)!;
        const htmls = new Map(Array.from(contents.all().values(), ({ path, html }) => [path, html]));
        return besideStatic(feedFiles(blog, site, htmls), input);
      },
      priority: 'now',
    },
    output('llms', () => besideStatic(llmsFiles(site, markdownOf, input.messages), input), 'idle'),
    output(
      'llms-full',
      () => {
        const written = new Set(Array.from(texts.all().values(), ({ path }) => path));
        return besideStatic(llmsFullFile(site, markdownOf, written, read), input);
      },
      'idle',
    ),
    output('opensearch', () => besideStatic(openSearchFile(site), input)),
  ];
  return {
    /**
     * Adds the data of a page.
     *
     * @param key output key of the page
     * @param version version of the page's Markdown; undefined without Markdown
     */
    add(key: string, page: Page, version: string | undefined): void {
      const { path } = page;
      const { url } = site.config;
      const html =
        'body' in page && page.kind !== 'doc' && inFeeds().has(path) ? htmlOf(page, url + encodePath(path)) : undefined;
      put(entries, key, sitemapEntry(page));
      put(contents, key, html === undefined ? undefined : { path, html });
      put(texts, key, version === undefined ? undefined : { path, version });
    },
    /** Removes the data of a page. */
    drop(key: string): void {
      for (const map of [entries, texts, contents]) map.delete(key);
    },
    groups,
  };
}

function htmlOf(page: Page & { body: Body }, address: string): string {
  const { nodes, url } = shownContent(page.body, address);
  return toHtml({ type: 'root', children: plainBody(nodes, url) });
}
