import type { HeadStamps } from '../head-stamps.ts';
import type { Memory } from '../memory.ts';
import type { Blog } from './blog/blog.ts';
import { collectionSources } from './collection-sources.ts';
import type { DocsVersion, Site, SiteInput } from './site.ts';

/** All that the site is made of, to be compared by identity: what it is made of is the same as long as these are. */
export function siteInputs(
  {
    config,
    configFile,
    sources,
    stamps,
    unread,
    data,
    docs,
    history,
    staticPathnames,
    production,
  }: SiteInput & { stamps: HeadStamps },
  memory: Memory,
): unknown[] {
  // Posts are measured by their text; of all else only what stands at the top counts.
  const posts = (['blog', 'changelog'] as const).flatMap((kind) =>
    collectionSources(kind, { sources, stamps, memory }),
  );
  return [
    config,
    configFile,
    memory.settle('unread', unread),
    data,
    docs,
    history,
    staticPathnames,
    production,
    stamps.files,
    stamps.frontMatter,
    stamps.frontMatterPlaces,
    stamps.contentTitle,
    stamps.excerpt,
    stamps.code,
    ...posts.map(({ head }) => head),
  ];
}

/** What of a site decides where its files lie, compared as `siteInputs` are. */
export function placeInputs({ config, places, redirects, rewrites, pages, blogs }: Site): unknown[] {
  return [config, places, redirects, rewrites, pages, ...blogs];
}

/** The same site, in which all that says what it said before is what it was before. */
export function settleSite(site: Site, memory: Memory): Site {
  const settleVersion = (version: DocsVersion): DocsVersion => {
    const place = `${version.instance} ${version.name}`;
    const categories = memory.shelf(`categories of ${place}`);
    const tags = memory.shelf(`tags of ${place}`);
    return memory.settle(`version ${place}`, {
      ...version,
      categories: version.categories.map((category) => categories.settle(category.path, category)),
      tags: version.tags && { ...version.tags, tags: version.tags.tags.map((tag) => tags.settle(tag.path, tag)) },
    });
  };
  const settleBlog = (blog: Blog): Blog => {
    const posts = memory.shelf(`posts of ${blog.kind} ${blog.id}`);
    return memory.settle(`${blog.kind} ${blog.id}`, {
      ...blog,
      posts: blog.posts.map((post) => posts.settle(post.source, post)),
    });
  };
  return {
    ...site,
    docs: site.docs.map((instance) =>
      memory.settle(`instance ${instance.id}`, { ...instance, versions: instance.versions.map(settleVersion) }),
    ),
    blogs: site.blogs.map(settleBlog),
    pages: memory.settle('standalone', site.pages),
    routes: memory.settle('routes', site.routes),
    places: memory.settle('places', site.places),
    searchPage: memory.settle('search page', site.searchPage),
    redirects: memory.settle('redirects', site.redirects),
    rewrites: memory.settle('rewrites', site.rewrites),
  };
}
