import type { SiteFile } from '../../../corpus/schema/index.ts';
import type { Site } from '../../site/site.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { blogFeeds } from './blog-feeds.ts';

/** Links to all feeds of a site, for the head of its pages. */
export function siteFeeds(site: Site): SiteFile['feeds'] {
  const feeds = site.blogs.flatMap((blog) => blogFeeds(blog, site));
  if (feeds.length === 0) return undefined;
  return feeds.map(({ mediaType, linkTitle, path }) => ({ type: mediaType, title: linkTitle, href: encodePath(path) }));
}
