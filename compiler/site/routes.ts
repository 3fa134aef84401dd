import { keepColumn } from '../columns.ts';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import { compareText, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { noMemory, type Memory } from '../memory.ts';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { Blog } from './blog/blog.ts';
import { blogRoutes } from './blog/blog-routes.ts';
import type { Report } from './report.ts';
import type { Doc, DocsInstance, DocsVersion, SiteInput, SiteRoute, StandaloneSource } from './site.ts';

/**
 * @param others pages that are made of no content
 * @param memory keeps the order as long as no page comes, goes or moves
 * @returns every page of the site, sorted by path; pages at the same path in the order of their sources
 */
export function listRoutes(
  docs: DocsInstance[],
  blogs: Blog[],
  pages: StandaloneSource[],
  others: SiteRoute[] = [],
  memory: Memory = noMemory,
): SiteRoute[] {
  const routes = [
    ...docs.flatMap(({ versions }) => versions.flatMap((version) => versionRoutes(version, memory))),
    ...blogs.flatMap(blogRoutes),
    ...pages.map(pageRoute),
    ...others,
  ];
  const paths = keepColumn(memory, 'routes: paths as listed', routes, ({ path }) => path);
  const sources = keepColumn(memory, 'routes: sources as listed', routes, ({ source }) => source);
  const order = memory.keep('routes: order', [paths, sources], () =>
    [...routes.keys()].sort((a, b) => compareRoutes(routes[a]!, routes[b]!)),
  );
  return order.map((index) => routes[index]!);
}

function compareRoutes(a: SiteRoute, b: SiteRoute): number {
  return compareText(a.path, b.path) || compareText(a.source ?? '\uffff', b.source ?? '\uffff');
}

/** @returns the routes with one more, in its place */
export function withRoute(routes: readonly SiteRoute[], route: SiteRoute): SiteRoute[] {
  let [from, to] = [0, routes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareRoutes(route, routes[middle]!) < 0) to = middle;
    else from = middle + 1;
  }
  return routes.toSpliced(from, 0, route);
}

function versionRoutes({ instance, name: version, docs, categories, tags }: DocsVersion, memory: Memory): SiteRoute[] {
  const place = { instance, version };
  const routes = [...keepColumn(memory, `routes: docs of ${instance} ${version}`, [...docs.values()], docRoute)];
  for (const { path, title } of categories) routes.push({ path, kind: 'doc-category', title, ...place });
  if (tags?.path !== undefined) routes.push({ path: tags.path, kind: 'doc-tags', title: 'Tags', ...place });
  for (const { path, label, unlisted, docs: tagged } of tags?.tags ?? []) {
    const title = `${tagged.length === 1 ? 'One doc' : `${tagged.length} docs`} tagged with "${label}"`;
    routes.push({ path, kind: 'doc-tag', title, ...place, unlisted: unlisted || undefined });
  }
  return routes;
}

function docRoute({ path, title, source, instance, version, unlisted }: Doc): SiteRoute {
  return { path, kind: 'doc', title, source, instance, version, unlisted: unlisted || undefined };
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
  // Where it found nothing wrong at the same paths, there is nothing wrong.
  const { memory = noMemory } = input;
  const paths = [input.config, keepColumn(memory, 'routes: paths to check', routes, ({ path }) => path)];
  if (memory.find('routes: paths that are fine', paths)) return routes;
  const found: Diagnostic[] = [];
  const served = checkRoutes(routes, input, (...faults) => void found.push(...faults));
  if (found.length === 0 && served.length === routes.length) memory.replace('routes: paths that are fine', paths, true);
  report(...found);
  return served;
}

function checkRoutes(routes: SiteRoute[], input: SiteInput, report: Report): SiteRoute[] {
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
  return inside
    .replace(/\/+$/, '')
    .replace(/\/index$/, '')
    .normalize('NFC')
    .toLowerCase();
}

function placeOf({ kind, source, instance, version }: SiteRoute, { config, sources, docs }: SiteInput): Place {
  if (source !== undefined) return { path: source, ...sources.get(source)?.head.frontMatterPlaces.slug };
  if (/^(blog|changelog)-/.test(kind))
    return { path: [...config.blog, ...config.changelog].find(({ id }) => id === instance)?.path ?? '' };
  const versions = docs.find(({ options }) => options.id === instance)?.versions;
  return { path: versions?.find(({ name }) => name === version)?.dir ?? '' };
}

function describe({ source, kind, title }: SiteRoute): string {
  return source === undefined ? `the ${kind} page ${JSON.stringify(title)}` : JSON.stringify(source);
}
