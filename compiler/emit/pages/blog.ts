import type { Blog } from '../../site/blog/blog.ts';
import type { Emission } from '../emission.ts';
import { bodyInputs, type PagePlan } from '../page-plan.ts';
import { blogArchivePage, blogAuthorsPage, blogTagsPage } from './blog-index.ts';
import { blogAuthorPage, blogListPage, blogTagPage, changelogListPage } from './blog-list.ts';
import { entryPage, postPage } from './post.ts';

/** Every page of a blog or a changelog, to be made one at a time. */
export function* planBlog(blog: Blog, emission: Emission): Generator<PagePlan> {
  const { kind, posts, lists, tags, archive, authors } = blog;
  const { links, portraits } = emission;
  const bodies = posts.map(({ source, path }) => bodyInputs(source, links.get(path), emission));
  for (const [index, post] of posts.entries()) {
    const make: PagePlan['make'] = (given) => (kind === 'blog' ? postPage : entryPage)(post, given);
    yield { path: post.path, inputs: [post, portraits, ...bodies[index]!], make };
  }
  // Lists hold what stands in posts; there are few of them, so that any post counts as on all.
  const all = [blog, portraits, ...bodies.flat()];
  const plan = (path: string, make: PagePlan['make']): PagePlan => ({ path, inputs: all, make });
  for (const list of lists)
    yield plan(list.path, (given) => (kind === 'blog' ? blogListPage : changelogListPage)(list, blog, given));
  if (tags?.path !== undefined) yield plan(tags.path, (given) => blogTagsPage(tags.path!, blog, given));
  for (const tag of tags?.tags ?? []) {
    for (const list of tag.lists) yield plan(list.path, (given) => blogTagPage(list, tag, blog, given));
  }
  if (archive) yield plan(archive.path, (given) => blogArchivePage(archive, blog, given));
  if (authors?.path !== undefined) yield plan(authors.path, (given) => blogAuthorsPage(authors.path!, blog, given));
  for (const author of authors?.authors ?? []) {
    for (const list of author.lists) yield plan(list.path, (given) => blogAuthorPage(list, author, blog, given));
  }
}
