import type { Page } from '../../corpus/index.ts';
import type { Blog } from '../../site/blog/blog.ts';
import type { Emission } from '../emission.ts';
import { blogArchivePage, blogAuthorsPage, blogTagsPage } from './blog-index.ts';
import { blogAuthorPage, blogListPage, blogTagPage, changelogListPage } from './blog-list.ts';
import { entryPage, postPage } from './post.ts';

/** Every page of a blog or a changelog, one at a time. */
export async function* blogPages(blog: Blog, emission: Emission): AsyncGenerator<Page> {
  const { kind, posts, lists, tags, archive, authors } = blog;
  for (const post of posts) yield await (kind === 'blog' ? postPage : entryPage)(post, emission);
  for (const list of lists) yield await (kind === 'blog' ? blogListPage : changelogListPage)(list, blog, emission);
  if (tags?.path !== undefined) yield blogTagsPage(tags.path, blog, emission);
  for (const tag of tags?.tags ?? []) {
    for (const list of tag.lists) yield await blogTagPage(list, tag, blog, emission);
  }
  if (archive) yield blogArchivePage(archive, blog, emission);
  if (authors?.path !== undefined) yield blogAuthorsPage(authors.path, blog, emission);
  for (const author of authors?.authors ?? []) {
    for (const list of author.lists) yield await blogAuthorPage(list, author, blog, emission);
  }
}
