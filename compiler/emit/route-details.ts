import type { LastUpdate } from '../../corpus/schema/index.ts';
import type { PostList } from '../site/blog/blog.ts';
import type { Site } from '../site/site.ts';
import type { SiteRoute } from '../site/routes/route.ts';

/** The data about a page in `routes.json`, besides its route. */
export interface RouteDetails {
  /** The doc's id. */
  id?: string | undefined;
  keyName?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  lastUpdate?: LastUpdate | undefined;
}

/**
 * @returns page path → details. They are separate from the routes, because a changed title or description must not
 * change the routes
 */
export function routeDetails({
  docs,
  blogs,
  pages,
}: Pick<Site, 'docs' | 'blogs' | 'pages'>): Map<string, RouteDetails> {
  const details = new Map<string, RouteDetails>();
  const add = (lists: readonly PostList[]) => lists.forEach((list) => details.set(list.path, list));
  for (const version of docs.flatMap(({ versions }) => versions)) {
    for (const doc of version.docs.values()) details.set(doc.path, doc);
    for (const { path, description } of [...version.categories, ...(version.tags?.tags ?? [])])
      details.set(path, { description });
  }
  for (const { posts, lists, tags, archive, authors } of blogs) {
    for (const { path, keyName, description, lastUpdate } of posts)
      details.set(path, { keyName, description, lastUpdate });
    [lists, ...(tags?.tags ?? []).map((tag) => tag.lists)].forEach(add);
    // The archive has no description, so its title is used.
    if (archive) details.set(archive.path, { description: archive.title });
    (authors?.authors ?? []).forEach((author) => add(author.lists));
  }
  for (const { path, keyName, description, lastUpdate } of pages)
    details.set(path, { keyName, description, lastUpdate });
  return details;
}

/** @returns all routes with their titles */
export function titledRoutes(
  site: Pick<Site, 'routes' | 'docs' | 'blogs' | 'pages'>,
  details: ReadonlyMap<string, RouteDetails> = routeDetails(site),
): (SiteRoute & { title: string })[] {
  return site.routes.map((route) => ({ ...route, title: route.title ?? details.get(route.path)?.title ?? '' }));
}
