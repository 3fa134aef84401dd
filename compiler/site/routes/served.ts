import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Blog } from '../blog/blog.ts';
import { keepServedBlog } from '../blog/served-blog.ts';
import type { DocsInstance, DocsVersion, StandaloneSource } from '../site.ts';
import type { SiteRoute } from './route.ts';

type Claim = Pick<SiteRoute, 'path' | 'kind' | 'source' | 'instance' | 'version'>;

/**
 * Removes pages that have the path of another page, so that each path has one page.
 *
 * @param routes the served routes
 */
export function keepServed(
  docs: readonly DocsInstance[],
  blogs: readonly Blog[],
  pages: readonly StandaloneSource[],
  routes: readonly SiteRoute[],
): { docs: DocsInstance[]; blogs: Blog[]; pages: StandaloneSource[] } {
  const unclaimed = new Map(routes.map((route) => [withoutTrailingSlash(route.path), route]));
  const claim = ({ path, kind, source, instance, version }: Claim): boolean => {
    const key = withoutTrailingSlash(path);
    const route = unclaimed.get(key);
    const isServed =
      route?.kind === kind && route.source === source && route.instance === instance && route.version === version;
    if (isServed) unclaimed.delete(key);
    return isServed;
  };
  const keepVersion = (version: DocsVersion): DocsVersion => {
    const place = { instance: version.instance, version: version.name };
    const { tags } = version;
    const docs = new Map(
      [...version.docs].filter(([, { path, source }]) => claim({ path, kind: 'doc', source, ...place })),
    );
    return {
      ...version,
      docs,
      docRoutes: new Map([...version.docRoutes].filter(([id]) => docs.has(id))),
      categories: version.categories.filter(({ path }) => claim({ path, kind: 'doc-category', ...place })),
      tags: tags && {
        ...tags,
        path: tags.path !== undefined && claim({ path: tags.path, kind: 'doc-tags', ...place }) ? tags.path : undefined,
        tags: tags.tags.filter(({ path }) => claim({ path, kind: 'doc-tag', ...place })),
      },
    };
  };
  return {
    docs: docs.map((instance) => ({ ...instance, versions: instance.versions.map(keepVersion) })),
    blogs: blogs.map((blog) => keepServedBlog(blog, claim)),
    pages: pages.filter(({ path, source, instance }) => claim({ path, kind: 'page', source, instance })),
  };
}
