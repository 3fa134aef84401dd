import type { SiteRoute } from '../routes/route.ts';
import type { Blog, PostList } from './blog.ts';

/** @returns the routes of all pages of a blog or changelog */
export function blogRoutes({ id: instance, kind, posts, lists, tags, archive, authors }: Blog): SiteRoute[] {
  const isBlog = kind === 'blog';
  const listRoutes = (kind: SiteRoute['kind'], lists: PostList[], unlisted?: boolean): SiteRoute[] =>
    lists.map(({ path, title }) => ({ path, kind, title, instance, unlisted: unlisted ? true : undefined }));
  const routes: SiteRoute[] = posts.map(({ path, title, source, unlisted }) => ({
    path,
    kind: isBlog ? 'post' : 'entry',
    title,
    source,
    instance,
    unlisted: unlisted ? true : undefined,
  }));
  routes.push(...listRoutes(isBlog ? 'blog-list' : 'changelog-list', lists));
  if (tags?.path !== undefined) routes.push({ path: tags.path, kind: 'blog-tags', title: tags.title, instance });
  for (const tag of tags?.tags ?? []) routes.push(...listRoutes('blog-tag', tag.lists, tag.unlisted));
  if (archive) routes.push({ path: archive.path, kind: 'blog-archive', title: archive.title, instance });
  if (authors?.path !== undefined)
    routes.push({ path: authors.path, kind: 'blog-authors', title: authors.title, instance });
  for (const author of authors?.authors ?? []) routes.push(...listRoutes('blog-author', author.lists));
  return routes;
}
