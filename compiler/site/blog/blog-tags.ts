import type { BlogOptions } from '../../config/blog.ts';
import { groupByTag, tagCounts } from '../tags/tag-groups.ts';
import { listTitles, titleOrder } from '../list-titles.ts';
import type { BlogTags, Post } from './blog.ts';
import type { BlogPlace } from './blog-place.ts';
import { pager, paginate } from './paginate.ts';

/** @returns the tags of a blog and the list pages of their posts; undefined if no post has a tag */
export function blogTags(posts: Post[], { options, input, below }: BlogPlace<BlogOptions>): BlogTags | undefined {
  const { config } = input;
  const titles = listTitles(input);
  const groups = groupByTag(posts, titleOrder(config.i18n.currentLocale));
  if (groups.length === 0) return undefined;
  const items = tagCounts(groups);
  const tags = groups.map(({ items, ...tag }) => ({
    ...tag,
    lists: paginate(items, pager(tag.path, options, config), {
      title: titles.taggedPosts(tag.label, items.length),
      description: tag.description,
    }),
  }));
  return { path: items.length > 0 ? below(options.tagsBasePath) : undefined, title: titles.tags, items, tags };
}
