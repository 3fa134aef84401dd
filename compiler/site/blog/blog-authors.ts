import type { BlogOptions } from '../../config/blog.ts';
import { listTitles } from '../list-titles.ts';
import type { DeclaredAuthors } from './authors-file.ts';
import type { BlogAuthors, Post } from './blog.ts';
import type { BlogPlace } from './blog-place.ts';
import { pager, paginate } from './paginate.ts';

/** @returns the authors of the authors file, and the pages that list their posts; undefined without authors */
export function blogAuthors(
  listed: Post[],
  declared: DeclaredAuthors,
  { options, input, below }: BlogPlace<BlogOptions>,
): BlogAuthors | undefined {
  if (declared.authors.size === 0) return undefined;
  const titles = listTitles(input);
  const authors = [...declared.authors].map(([key, author]) => {
    const posts = listed.filter((post) => post.authors.some((other) => other.key === key));
    const title = titles.postsOf(author.name ?? key, posts.length);
    const pages = author.path === undefined ? undefined : pager(author.path, options, input.config);
    return {
      author,
      count: posts.length,
      lists: pages ? paginate(posts, pages, { title, description: author.description }) : [],
    };
  });
  const isIndexed = options.authorsIndex || authors.some(({ lists }) => lists.length > 0);
  return { path: isIndexed ? below(options.authorsBasePath) : undefined, title: titles.authors, authors };
}
