import type { SiteRoute } from '../routes/route.ts';
import type { Blog, PostList } from './blog.ts';

/** Returns false for a page whose path another page has already taken. */
export type Claim = (route: Pick<SiteRoute, 'path' | 'kind' | 'source' | 'instance'>) => boolean;

/** Removes the pages that lose their path to another page, and removes such posts from all lists. */
export function keepServedBlog(blog: Blog, claim: Claim): Blog {
  const { id: instance, tags, archive, authors } = blog;
  const isBlog = blog.kind === 'blog';
  const posts = blog.posts.filter(({ path, source }) =>
    claim({ path, kind: isBlog ? 'post' : 'entry', source, instance }),
  );
  const served = new Set(posts.map(({ source }) => source));
  const keepLists = (kind: SiteRoute['kind'], lists: PostList[]): PostList[] =>
    lists
      .filter(({ path }) => claim({ path, kind, instance }))
      .map((list) => ({ ...list, posts: list.posts.filter(({ source }) => served.has(source)) }));
  const keepPath = (kind: SiteRoute['kind'], path: string | undefined) =>
    path !== undefined && claim({ path, kind, instance }) ? path : undefined;
  return {
    ...blog,
    posts,
    lists: keepLists(isBlog ? 'blog-list' : 'changelog-list', blog.lists),
    tags: tags && {
      ...tags,
      path: keepPath('blog-tags', tags.path),
      tags: tags.tags.map((tag) => ({ ...tag, lists: keepLists('blog-tag', tag.lists) })),
    },
    archive: keepPath('blog-archive', archive?.path) === undefined ? undefined : archive,
    authors: authors && {
      ...authors,
      path: keepPath('blog-authors', authors.path),
      authors: authors.authors.map((author) => ({ ...author, lists: keepLists('blog-author', author.lists) })),
    },
  };
}
