import type { Site } from '../../site/site.ts';
import type { Blog, Post } from '../../site/blog/blog.ts';
import { joinPath, encodePath } from '../../../corpus/url/pathname.ts';
import type { SiteFile } from '../../../corpus/schema/index.ts';

const formats = {
  rss: { file: 'rss.xml', mediaType: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', mediaType: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', mediaType: 'application/feed+json', name: 'JSON' },
} as const;

/** One feed of a blog. */
export type BlogFeed = ReturnType<typeof blogFeeds>[number];

/** @returns the file names of a blog's feeds */
export function feedFiles({ feedOptions }: Blog['options']): string[] {
  return feedOptions.type.map((format) => formats[format].file);
}

/** Returns the feeds of a blog; no feeds if all posts lack a date or are unlisted. */
export function blogFeeds(blog: Blog, { config }: Site) {
  if (feedPosts(blog).length === 0) return [];
  const {
    path,
    options: { feedOptions },
  } = blog;
  return feedOptions.type.map((format) => {
    const { file, mediaType, name } = formats[format];
    return {
      format,
      /** Pathname of the feed. */
      path: joinPath(path, file),
      mediaType,
      /** Title of links to the feed. */
      linkTitle: `${feedOptions.title ?? config.title} ${name} Feed`,
    };
  });
}

/**
 * Returns the posts for a blog's feeds, newest first. Posts without a date are left out, because feeds
 * require one.
 */
export function feedPosts({ posts, options: { feedOptions } }: Blog): (Post & { date: string })[] {
  const listed = posts.filter((post): post is Post & { date: string } => !post.unlisted && post.date !== undefined);
  // ISO 8601 dates sort correctly as strings.
  const newest = listed.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return feedOptions.limit ? newest.slice(0, feedOptions.limit) : newest;
}

/** Returns links to all feeds of the site, for the `<head>` of its pages. */
export function siteFeeds(site: Site): SiteFile['feeds'] {
  const feeds = site.blogs.flatMap((blog) => blogFeeds(blog, site));
  if (feeds.length === 0) return undefined;
  return feeds.map(({ mediaType, linkTitle, path }) => ({ type: mediaType, title: linkTitle, href: encodePath(path) }));
}
