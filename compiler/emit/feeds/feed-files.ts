import { Feed } from 'feed';
import type { Site } from '../../site/site.ts';
import type { Author } from '../../../corpus/schema/index.ts';
import type { Blog } from '../../site/blog/blog.ts';
import { encodePath, belowBase } from '../../../corpus/url/pathname.ts';
import type { Artifact } from '../output.ts';
import { escapeHtml, xmlText } from '../../../viewer/html/escape-html.ts';
import { blogFeeds, type BlogFeed, feedPosts } from './blog-feeds.ts';

/**
 * Builds the feeds of a blog.
 *
 * @param contents path of a post → HTML of its content
 */
export function feedFiles(
  blog: Blog,
  site: Site,
  contents: ReadonlyMap<string, string>,
): (Artifact & { text: string })[] {
  const feeds = blogFeeds(blog, site);
  if (feeds.length === 0) return [];
  const render = {
    // RSS: descriptions are HTML, titles are plain text.
    rss: () => makeFeed(blog, feeds, site, contents, cdataText, (text) => cdataText(escapeHtml(text))).rss2(),
    // Atom: title and content are HTML.
    atom: () => wholeAttributes(makeFeed(blog, feeds, site, contents, (text) => escapeHtml(xmlText(text))).atom1()),
    json: () => makeFeed(blog, feeds, site, contents, xmlText).json1(),
  };
  return feeds.map(({ format, path }) => ({
    path: belowBase(path, site.config).slice(1),
    text: `${render[format]()}\n`,
  }));
}

// The package `feed` escapes only the first `]]>` in a CDATA section; a second one would end the section.
function cdataText(text: string): string {
  return xmlText(text).replaceAll(']]>', ']] >');
}

// The package `feed` doesn't escape `<` in attributes.
function wholeAttributes(atom: string): string {
  return atom.replace(/<category label="[^"]*" term="[^"]*"\/>/g, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;')}`);
}

/**
 * Fills a feed with a blog's posts.
 *
 * @param words escapes plain text for titles
 * @param summary escapes plain text for descriptions; default: `words`
 */
function makeFeed(
  blog: Blog,
  feeds: BlogFeed[],
  { config }: Site,
  contents: ReadonlyMap<string, string>,
  words: (text: string) => string,
  summary = words,
): Feed {
  const { feedOptions } = blog.options;
  const url = (path: string) => config.url + encodePath(path);
  const posts = feedPosts(blog);
  const feed = new Feed({
    id: url(blog.path),
    title: xmlText(feedOptions.title ?? `${config.title} ${blog.title}`),
    link: url(blog.path),
    description: xmlText(feedOptions.description ?? `${config.title} ${blog.title}`),
    language: feedOptions.language ?? config.i18n.currentLocale,
    copyright: feedOptions.copyright === undefined ? undefined : xmlText(feedOptions.copyright),
    favicon: config.favicon === undefined ? undefined : new URL(config.favicon, config.url + config.baseUrl).href,
    updated: new Date(posts[0]!.date),
    generator: 'Lectern',
    // Feeds require an author. The feed's author applies to posts without authors.
    author: { name: xmlText(config.title) },
    feedLinks: Object.fromEntries(feeds.map(({ format, path }) => [format, url(path)])),
  });
  for (const { path, title, description, date, tags, authors } of posts) {
    feed.addItem({
      id: url(path),
      link: url(path),
      title: words(title),
      description: summary(description),
      content: xmlText(contents.get(path) ?? '').replaceAll(']]>', ']]&gt;'),
      date: new Date(date),
      published: new Date(date),
      category: tags.map(({ label }) => ({ name: xmlText(label), term: xmlText(label) })),
      // The package `feed` writes only the first author of an entry.
      author: authors.some(({ name }) => name !== undefined)
        ? authors.flatMap((author) => feedAuthor(author, url(blog.path)))
        : undefined,
    });
  }
  return feed;
}

/**
 * Converts an author for the package `feed`.
 *
 * @param base URL for resolving relative addresses, because feed readers require absolute URLs
 */
function feedAuthor({ name, url }: Author, base: string): { name: string; link?: string; email?: string }[] {
  if (name === undefined) return [];
  if (url?.startsWith('mailto:')) return [{ name: xmlText(name), email: url.slice('mailto:'.length) }];
  return [
    { name: xmlText(name), ...(url !== undefined && URL.canParse(url, base) && { link: new URL(url, base).href }) },
  ];
}
