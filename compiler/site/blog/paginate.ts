import type { Config } from '../../config/config.ts';
import { servedPath } from '../../../corpus/url/pathname.ts';
import type { Post, PostList, BlogArchive } from './blog.ts';

/** How a list of posts is split into pages. */
export interface Pager {
  /** Maximum number of posts per page. */
  size: number;
  /** Returns the path of a page. Pages are counted from 1. */
  pathOf(page: number): string;
}

/**
 * Creates a pager from the options of a blog.
 *
 * @param path path of the first page
 */
export function pager(
  path: string,
  options: { postsPerPage: number | 'ALL'; pageBasePath: string },
  config: Config,
): Pager {
  return {
    size: options.postsPerPage === 'ALL' ? Infinity : options.postsPerPage,
    pathOf: (page) => (page === 1 ? path : servedPath(config, path, options.pageBasePath, String(page))),
  };
}

/** @returns the pages of a list. The first page exists even if the list is empty */
export function paginate(
  posts: Post[],
  { size, pathOf }: Pager,
  words: Pick<PostList, 'title' | 'description'>,
): PostList[] {
  const totalPages = Math.max(1, Math.ceil(posts.length / size));
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1;
    return {
      path: pathOf(page),
      ...words,
      posts: size === Infinity ? posts : posts.slice(index * size, page * size),
      listing: {
        page,
        totalPages,
        totalCount: posts.length,
        newer: page > 1 ? pathOf(page - 1) : undefined,
        older: page < totalPages ? pathOf(page + 1) : undefined,
      },
    };
  });
}

/** @returns the archive page: the listed posts grouped by UTC year, newest first; undefined without listed posts */
export function archive(listed: readonly Post[], path: string, title: string): BlogArchive | undefined {
  const years = new Map<number, BlogArchive['years'][number]['items']>();
  for (const { path, title, date } of listed) {
    if (date === undefined) continue;
    const year = new Date(date).getUTCFullYear();
    years.set(year, [...(years.get(year) ?? []), { path, title, date }]);
  }
  if (years.size === 0) return undefined;
  return { path, title, years: [...years].sort(([a], [b]) => b - a).map(([year, items]) => ({ year, items })) };
}
