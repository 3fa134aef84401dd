import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import { compareText, type Place } from '../diagnostics/diagnostic.ts';
import { withoutTrailingSlash } from '../url/pathname.ts';
import type { Blog } from './blog/blog.ts';
import { blogRoutes } from './blog/blog-routes.ts';
import type { Report } from './report.ts';
import type { DocsInstance, DocsVersion, SiteInput, SiteRoute, StandaloneSource } from './site.ts';

/**
 * @param others pages that are made of no content
 * @returns every page of the site, sorted by path; pages at the same path in the order of their sources
 */
export function listRoutes(docs: DocsInstance[], blogs: Blog[], pages: StandaloneSource[], others: SiteRoute[] = []): SiteRoute[] {
  const routes = [...docs.flatMap(({ versions }) => versions.flatMap(versionRoutes)), ...blogs.flatMap(blogRoutes), ...pages.map(pageRoute), ...others];
  return routes.sort((a, b) => compareText(a.path, b.path) || compareText(a.source ?? '\uffff', b.source ?? '\uffff'));
}

function versionRoutes({ instance, name: version, docs, categories, tags }: DocsVersion): SiteRoute[] {
  const place = { instance, version };
  const routes: SiteRoute[] = [...docs.values()].map(({ path, title, source, unlisted }) => ({
    path, kind: 'doc', title, source, ...place, unlisted: unlisted || undefined,
  }));
  for (const { path, title } of categories) routes.push({ path, kind: 'doc-category', title, ...place });
  if (tags?.path !== undefined) routes.push({ path: tags.path, kind: 'doc-tags', title: 'Tags', ...place });
  for (const { path, label, unlisted, docs: tagged } of tags?.tags ?? []) {
    const title = `${tagged.length === 1 ? 'One doc' : `${tagged.length} docs`} tagged with "${label}"`;
    routes.push({ path, kind: 'doc-tag', title, ...place, unlisted: unlisted || undefined });
  }
  return routes;
}

function pageRoute({ path, title, source, instance, unlisted }: StandaloneSource): SiteRoute {
  return { path, kind: 'page', title, source, instance, unlisted: unlisted || undefined };
}

/**
 * Reports routes that share a path, and those whose files would overwrite one another in the output.
 *
 * @param routes sorted, of those at the same path the one to be served first
 * @returns the routes that are served: one for each path
 */
export function servedRoutes(routes: SiteRoute[], input: SiteInput, report: Report): SiteRoute[] {
  const { baseUrl, onDuplicateRoutes } = input.config;
  const served = new Map<string, SiteRoute>();
  const files = new Map<string, SiteRoute>();
  for (const route of routes) {
    const path = withoutTrailingSlash(route.path);
    const same = served.get(path);
    if (same) {
      const fault = diagnose('duplicate-route', placeOf(route, input), { path: route.path, served: describe(same) });
      report(...atLevel(onDuplicateRoutes, fault));
      continue;
    }
    served.set(path, route);
    const file = fileKey(route.path, baseUrl);
    const other = files.get(file);
    if (other) report(diagnose('colliding-paths', placeOf(route, input), { path: route.path, other: other.path }));
    else files.set(file, route);
  }
  return [...served.values()];
}

// Some disks don't tell `A` from `a`, nor two spellings of `é`; and hosts serve `/a/` from `a/index.html`.
function fileKey(path: string, baseUrl: string): string {
  const inside = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
  return inside.replace(/\/+$/, '').replace(/\/index$/, '').normalize('NFC').toLowerCase();
}

function placeOf({ kind, source, instance, version }: SiteRoute, { config, sources, docs }: SiteInput): Place {
  if (source !== undefined) return { path: source, ...sources.get(source)?.head.frontMatterPlaces.slug };
  if (/^(blog|changelog)-/.test(kind)) return { path: [...config.blog, ...config.changelog].find(({ id }) => id === instance)?.path ?? '' };
  const versions = docs.find(({ options }) => options.id === instance)?.versions;
  return { path: versions?.find(({ name }) => name === version)?.dir ?? '' };
}

function describe({ source, kind, title }: SiteRoute): string {
  return source === undefined ? `the ${kind} page ${JSON.stringify(title)}` : JSON.stringify(source);
}
