import type { Blog, Post } from '../../site/blog/blog.ts';

/** The posts that the feeds of a blog hold, the newest first. One without a date can't be in a feed. */
export function feedPosts({ posts, options: { feedOptions } }: Blog): (Post & { date: string })[] {
  const listed = posts.filter((post): post is Post & { date: string } => !post.unlisted && post.date !== undefined);
  // Dates in one form sort as text does.
  const newest = listed.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return feedOptions.limit ? newest.slice(0, feedOptions.limit) : newest;
}
