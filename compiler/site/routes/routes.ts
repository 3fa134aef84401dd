import { posix } from 'node:path';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic, type Place } from '../../diagnostics/diagnostic.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { nameProblem } from '../../diagnostics/name-problem.ts';
import { isValidSlug } from './slug.ts';
import type { Blog } from '../blog/blog.ts';
import { blogRoutes } from '../blog/blog-routes.ts';
import { categoryIndexParams, indexRank } from '../docs/category-index.ts';
import type { Report } from '../report.ts';
import type { Doc, DocsInstance, DocsVersion, Site, StandaloneSource } from '../site.ts';
import type { SiteInput } from '../site-input.ts';
import type { SiteRoute, RoutePlace } from './route.ts';

/** The parts of a site from which its page paths are derived. */
interface RouteOrigins extends Pick<SiteInput, 'config' | 'sources'> {
  docs: readonly { options: { id: string }; versions: readonly { name: string; dir: string }[] }[];
}

/**
 * Finds the route of a page.
 *
 * @param path the page's path
 * @returns its path and source, if the page exists
 */
export function placeOfPage(
  path: string,
  { config, docs, routes }: Pick<Site, 'config' | 'docs' | 'routes'>,
  sources: SiteInput['sources'],
): Place | undefined {
  const route = routes.find((each) => each.path === path);
  return route && placeOfRoute(route, { config, docs, sources });
}

/** @returns the routes of all pages, not sorted */
export function listRoutes(
  docs: readonly DocsInstance[],
  blogs: readonly Blog[],
  pages: readonly StandaloneSource[],
): SiteRoute[] {
  // `concat` with whole lists is much faster than pushing tens of thousands of routes one by one.
  const ofDocs = docs.flatMap(({ versions }) => versions.map(versionRoutes));
  return ([] as SiteRoute[]).concat(...ofDocs, ...blogs.map(blogRoutes), pages.map(pageRoute));
}

/**
 * Sorts routes by path. If routes have the same path, the index comes first, then the README. Other files are sorted by
 * source.
 */
export function compareRoutes(a: RoutePlace, b: RoutePlace): number {
  return compareText(a.path, b.path) || compareSources(a.source, b.source);
}

function compareSources(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return compareText(a ?? '\uffff', b ?? '\uffff');
  const isSameFolder = posix.dirname(a) === posix.dirname(b);
  return (
    (isSameFolder ? indexRank(categoryIndexParams(a)) - indexRank(categoryIndexParams(b)) : 0) || compareText(a, b)
  );
}

function versionRoutes({ instance, name: version, docRoutes, categories, tags }: DocsVersion): SiteRoute[] {
  const place = { instance, version };
  const routes = [...docRoutes.values()];
  for (const { path, title } of categories) routes.push({ path, kind: 'doc-category', title, ...place });
  if (tags?.path !== undefined) routes.push({ path: tags.path, kind: 'doc-tags', title: tags.title, ...place });
  for (const { path, title, unlisted } of tags?.tags ?? [])
    routes.push({ path, kind: 'doc-tag', title, ...place, unlisted: unlisted || undefined });
  return routes;
}

export function docRoute({ path, source, instance, version, unlisted }: Doc): SiteRoute {
  return { path, kind: 'doc', source, instance, version, unlisted: unlisted || undefined };
}

function pageRoute({ path, title, source, instance, unlisted }: StandaloneSource): SiteRoute {
  return { path, kind: 'page', title, source, instance, unlisted: unlisted || undefined };
}

/** Returns the routes without those whose path is also a page in another language. Reports the removed routes. */
export function outsideOtherLanguages(routes: readonly SiteRoute[], input: SiteInput, report: Report): SiteRoute[] {
  return routes.filter((route) => {
    const { path } = route;
    const below = input.pageBelow?.(path);
    if (below) report(diagnose('languages-collide', placeOfRoute(route, input), { path, ...below }));
    return !below;
  });
}

/**
 * Reports routes with the same path, and routes whose output files would overwrite each other.
 *
 * @param routes sorted routes. For the same path, the first one is served
 * @returns the served routes, one for each path
 */
export function servedRoutes(routes: readonly SiteRoute[], input: SiteInput, report: Report): SiteRoute[] {
  const { baseUrl, onDuplicateRoutes } = input.config;
  const served = new Map<string, SiteRoute>();
  const files = new Map<string, SiteRoute>();
  const relatedTo = (route: SiteRoute) =>
    route.source === undefined
      ? undefined
      : [{ ...placeOfRoute(route, input), message: 'Lectern serves this page at the shared path' }];
  for (const route of routes) {
    const path = withoutTrailingSlash(route.path);
    const same = served.get(path);
    if (same) {
      const params = { path: route.path, served: describe(same) };
      const diagnostic = diagnose('duplicate-route', placeOfRoute(route, input), params, relatedTo(same));
      report(...atLevel(onDuplicateRoutes, diagnostic));
      continue;
    }
    served.set(path, route);
    const file = fileKey(route.path, baseUrl);
    const other = files.get(file);
    if (other) {
      const endsInIndex = isTagCalledIndex(route);
      const params = { path: route.path, other: other.path, endsInIndex };
      const diagnostic = diagnose('colliding-paths', placeOfRoute(route, input), params, relatedTo(other));
      report(...(endsInIndex ? atLevel('warn', diagnostic) : [diagnostic]));
    } else files.set(file, route);
  }
  return [...served.values()];
}

/** Whether a page's path can't be a file path on some systems, such as `/con` on Windows. */
export function isMisnamed({ path }: Pick<SiteRoute, 'path'>): boolean {
  return nameProblem(path, { path: '' }, '.json') !== undefined;
}

/**
 * @returns the errors for page paths that can't be file paths on some systems. Invalid slugs are omitted, because
 * they are already reported
 */
export function reportNames(misnamed: readonly SiteRoute[], input: SiteInput): Diagnostic[] {
  const isReported = ({ path, kind, source }: SiteRoute) => {
    // A page without a source, such as a list of posts, has no slug that could already be reported.
    if (source === undefined) return false;
    const hasSlug = kind !== 'page' || input.sources.get(source)?.head.frontMatter.slug !== undefined;
    return hasSlug && !isValidSlug(path);
  };
  return misnamed.flatMap((route) =>
    isReported(route)
      ? []
      : (nameProblem(belowBase(route.path, input.config.baseUrl), placeOfRoute(route, input), '.json') ?? []),
  );
}

// Whether a page is the page of the tag "index". Its file would have the same name as the page of all tags.
function isTagCalledIndex({ kind, path }: SiteRoute): boolean {
  return (kind === 'doc-tag' || kind === 'blog-tag') && withoutTrailingSlash(path).endsWith('/index');
}

// Returns a key that is equal for paths that may share an output file. Some file systems treat `A` and `a` as equal,
// or two encodings of `é`. Hosts serve `/a/` from `a/index.html`.
export function fileKey(path: string, baseUrl: string): string {
  return belowBase(path, baseUrl)
    .replace(/\/+$/, '')
    .replace(/\/index$/, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Removes the base URL: `/base/a` → `/a`. */
export function belowBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}

/**
 * @returns the location that defines a page's path: its front matter. For a list page, the listed folder or file
 */
function placeOfRoute(
  { kind, source, instance, version, place }: SiteRoute,
  { config, sources, docs }: RouteOrigins,
): Place {
  if (place) return place;
  if (source !== undefined) return { path: source, ...sources.get(source)?.head.frontMatterPlaces.slug };
  if (/^(blog|changelog)-/.test(kind))
    return { path: [...config.blog, ...config.changelog].find(({ id }) => id === instance)?.path ?? '' };
  const versions = docs.find(({ options }) => options.id === instance)?.versions;
  return { path: versions?.find(({ name }) => name === version)?.dir ?? '' };
}

function describe({ source, kind, title }: SiteRoute): string {
  return source === undefined ? `the ${kind} page ${JSON.stringify(title)}` : JSON.stringify(source);
}
