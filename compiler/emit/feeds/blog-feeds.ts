import type { Site } from '../../site/site.ts';
import type { Blog } from '../../site/blog/blog.ts';
import { joinPath } from '../../../corpus/url/pathname.ts';
import { feedPosts } from './feed-posts.ts';

const formats = {
  rss: { file: 'rss.xml', mediaType: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', mediaType: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', mediaType: 'application/feed+json', name: 'JSON' },
} as const;

/** One feed of a blog. */
export interface BlogFeed {
  format: keyof typeof formats;
  /** Its pathname. */
  path: string;
  mediaType: string;
  /** As a link to it is titled. */
  linkTitle: string;
}

/** The feeds that a blog wants; a blog without posts for them has none. */
export function blogFeeds(blog: Blog, { config }: Site): BlogFeed[] {
  if (feedPosts(blog).length === 0) return [];
  const {
    path,
    options: { feedOptions },
  } = blog;
  return feedOptions.type.map((format) => {
    const { file, mediaType, name } = formats[format];
    return {
      format,
      path: joinPath(path, file),
      mediaType,
      linkTitle: `${feedOptions.title ?? config.title} ${name} Feed`,
    };
  });
}
