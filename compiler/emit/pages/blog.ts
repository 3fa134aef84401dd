import type { Blog } from '../../site/blog/blog.ts';
import type { PagePlan } from '../emit-input.ts';
import { blogArchivePage, blogAuthorsPage, blogTagsPage } from './blog-index.ts';
import { blogAuthorPage, blogListPage, blogTagPage, changelogListPage } from './blog-list.ts';
import { entryPage, postPage } from './post.ts';

/** Lists all pages of a blog or changelog. */
export function* planBlog(blog: Blog): Generator<PagePlan> {
  const { kind, posts, lists, tags, archive, authors } = blog;
  for (const post of posts)
    yield {
      path: post.path,
      source: post.source,
      keyName: post.keyName,
      value: [kind, post],
      make: (given) => (kind === 'blog' ? postPage : entryPage)(post, given),
    };
  // A change of any post rebuilds all list pages, because a blog has few of them.
  const plan = (path: string, make: PagePlan['make']): PagePlan => ({ path, value: blog, make });
  for (const list of lists)
    yield plan(list.path, (given) => (kind === 'blog' ? blogListPage : changelogListPage)(list, blog, given));
  if (tags?.path !== undefined) yield plan(tags.path, (given) => blogTagsPage(tags.path!, tags, blog, given));
  for (const tag of tags?.tags ?? []) {
    for (const list of tag.lists) yield plan(list.path, (given) => blogTagPage(list, tag, blog, given));
  }
  if (archive) yield plan(archive.path, (given) => blogArchivePage(archive, blog, given));
  if (authors?.path !== undefined)
    yield plan(authors.path, (given) => blogAuthorsPage(authors.path!, authors.title, blog, given));
  for (const author of authors?.authors ?? []) {
    for (const list of author.lists) yield plan(list.path, (given) => blogAuthorPage(list, author, blog, given));
  }
}
