import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { each, deferred, table } from '../incremental/table.ts';
import { computed, family } from '../incremental/graph.ts';
import { parts } from '../incremental/parts.ts';
import type { Blog } from './blog/blog.ts';
import { buildBlog, buildChangelog } from './blog/build-blog.ts';
import { checkPwa } from './check-pwa.ts';
import { collectionIndex, sourcesAt } from './collection-sources.ts';
import { openInstance, type InstanceGraph } from './docs/docs-instance.ts';
import { buildPages } from './pages.ts';
import { resolveRedirects } from './redirects/resolve-redirects.ts';
import { aliasRewrites, resolveRewrites } from './redirects/resolve-rewrites.ts';
import { reported, type Report, type Reported } from './report.ts';
import { ownPages } from './routes/own-pages.ts';
import { compareRoutes, fileKey, listRoutes, servedRoutes, type RoutePlace } from './routes/routes.ts';
import { keepServed } from './routes/served.ts';
import type { Site, SiteInput, SiteRoute } from './site.ts';
import { resolveAnnouncement } from './theme/announcement.ts';
import { resolveFooter } from './theme/footer.ts';
import { resolveNavbar } from './theme/navbar.ts';

/** A site, and what is wrong with it. */
export interface BuiltSite {
  readonly site: Site;
  readonly diagnostics: Diagnostic[];
  /** Brings up to date what has to be waited for: sidebars that a generator of the config's own makes. */
  update(): Promise<void>;
}

/** Makes the site of the heads of its sources: which pages there are, and what stands around each. */
export async function buildSite(input: SiteInput): Promise<BuiltSite> {
  const built = openBuiltSite(input);
  await built.update();
  return built;
}

/** The same, before anything is waited for. */
export function openBuiltSite(input: SiteInput, documentsOf = collectionIndex(input)): BuiltSite {
  const instanceCalled: (id: string) => InstanceGraph = parts((id) =>
    openInstance(id, () => input.docs.find(({ options }) => options.id === id)!, documentsOf, input),
  );
  const instances = computed(
    'docs',
    () => input.docs.map(({ options }) => instanceCalled(options.id)),
    (a, b) => a.length === b.length && a.every((instance, index) => instance === b[index]),
  );
  const docs = computed('instances of docs', () => instances().map(({ instance }) => instance), Object.is);
  const pages = computed('pages of their own', () =>
    reported((report) =>
      buildPages(
        input.config.pages.flatMap(({ id }) => documentsOf({ kind: 'pages', instance: id })),
        input,
        report,
      ),
    ),
  );
  const sourcesIn = (kind: 'blog' | 'changelog', instance: string) => sourcesAt(documentsOf({ kind, instance }), input);
  const blogOf = family('blog', (instance: string) =>
    reported((report) => {
      const options = input.config.blog.find(({ id }) => id === instance)!;
      return buildBlog(options, sourcesIn('blog', instance), input, report);
    }),
  );
  const changelogOf = family('changelog', (instance: string) =>
    reported((report) => {
      const options = input.config.changelog.find(({ id }) => id === instance)!;
      return buildChangelog(options, sourcesIn('changelog', instance), input, report);
    }),
  );
  const blogs = computed('blogs', (): Reported<Blog>[] => [
    ...input.config.blog.map(({ id }) => blogOf(id)),
    ...input.config.changelog.map(({ id }) => changelogOf(id)),
  ]);
  const allBlogs = computed('blogs without their faults', () => blogs().map(({ value }) => value));
  const content = computed('pages of content', () => listRoutes(docs(), allBlogs(), pages().value));
  const contentPaths = computed('paths of content', () => content().map(({ path }) => path));
  const own = computed('pages of the site itself', () => ownPages(input.config, contentPaths()));
  const listed = computed('all pages', () => [
    ...content(),
    ...own().map(({ path, kind, title }): SiteRoute => ({ path, kind, title })),
  ]);
  const sorted = computed('pages by path', () => listed().toSorted(compareRoutes));
  const fileOf = each(
    'file of',
    table('page', () => new Map(listed().map((route) => [route, route]))),
    () => {
      const { baseUrl } = input.config;
      return ({ path }) => fileKey(path, baseUrl);
    },
  );
  /** Whether each has a path and a file of its own, as on almost every site. */
  const isClean = computed('all paths differ', () => new Set(fileOf.values()).size === listed().length);
  const served = computed('pages that are served', () =>
    isClean() ? { value: sorted(), faults: [] } : reported((report) => servedRoutes(sorted(), input, report)),
  );
  const routes = computed('routes', () => served().value);
  const places = each(
    'place',
    table('route at', () => new Map(routes().map((route) => [route.path, route]))),
    () => placeOf,
  );
  const allPlaces = computed('places', () => [...places.values()]);
  const isWhole = deferred('every page is served', () => routes().length === listed().length);
  const kept = computed('what is served', () => keepServed(docs(), allBlogs(), pages().value, routes()));

  const frontMatter = each('aliases of', input.sources, () => ({ head }) => {
    const { frontMatter, frontMatterPlaces } = head;
    return frontMatter.aliases === undefined ? undefined : { frontMatter, frontMatterPlaces };
  });
  const aliases = computed(
    'sources with aliases',
    () => new Map([...frontMatter].flatMap(([path, head]) => (head ? [[path, { head }] as const] : []))),
  );
  const toRedirect = {
    get config() {
      return input.config;
    },
    get staticPathnames() {
      return input.staticPathnames;
    },
    get sources() {
      return aliases();
    },
    isUnreadPage: (pathname: string) => input.isUnreadPage?.(pathname) ?? false,
  };
  const place = () => ({ path: input.configFile ?? 'lectern.config' });
  const reporting = <Value>(name: string, make: (report: Report) => Value) => computed(name, () => reported(make));
  const redirects = reporting('redirects', (report) => resolveRedirects(allPlaces(), toRedirect, place(), report));
  const rewrites = reporting('rewrites', (report) =>
    resolveRewrites(allPlaces(), input.config, place(), report, toRedirect.isUnreadPage),
  );
  const allRewrites = computed('rewrites and aliases of versions', () => [
    ...rewrites().value,
    ...aliasRewrites(site.docs),
  ]);
  const context = (report: Report) => ({ config: input.config, docs: site.docs, place: place(), report });
  const navbar = reporting('navbar', (report) => resolveNavbar(context(report)));
  const footer = reporting('footer', (report) => resolveFooter(context(report)));
  const announcement = computed('announcement', () => resolveAnnouncement(input.config));
  const ownServed = computed('pages of the site itself that are served', () =>
    own().filter(({ path, kind }) => routes().some((route) => route.kind === kind && route.path === path)),
  );
  const ofPwa = computed('faults of the app', () =>
    checkPwa(input.config, input.staticPathnames ?? new Set(), place().path),
  );
  const site: Site = {
    get config() {
      return input.config;
    },
    get docs() {
      return isWhole() ? docs() : kept().docs;
    },
    get blogs() {
      return isWhole() ? allBlogs() : kept().blogs;
    },
    get pages() {
      return isWhole() ? pages().value : kept().pages;
    },
    get own() {
      return ownServed();
    },
    get navbar() {
      return navbar().value;
    },
    get footer() {
      return footer().value;
    },
    get announcement() {
      return announcement();
    },
    get routes() {
      return routes();
    },
    places,
    get redirects() {
      return redirects().value;
    },
    get rewrites() {
      return allRewrites();
    },
  };
  return {
    site,
    get diagnostics() {
      return [
        ...instances().flatMap(({ faults }) => faults),
        ...[pages(), ...blogs(), served()].flatMap(({ faults }) => faults),
        ...ofPwa(),
        ...[navbar(), footer(), redirects(), rewrites()].flatMap(({ faults }) => faults),
      ];
    },
    async update() {
      for (const { update } of instances()) await update();
    },
  };
}

function placeOf({ path, source }: SiteRoute): RoutePlace {
  return { path, source };
}
