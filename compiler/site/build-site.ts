import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rewrite } from '../../corpus/url/rewrite.ts';
import * as graph from '../incremental/index.ts';
import { areSame } from '../values/equal.ts';
import { getters, join } from '../values/objects.ts';
import type { Blog } from './blog/blog.ts';
import { buildBlog, buildChangelog } from './blog/build-blog.ts';
import { collectionIndex, sourcesAt } from './collection-sources.ts';
import { openInstance, type InstanceGraph } from './docs/docs-instance.ts';
import { versionRoots } from './docs/version-root.ts';
import { checkTerms, readGlossaries } from './glossary/glossaries.ts';
import { checkKeys } from './page-keys.ts';
import { buildPages } from './pages.ts';
import { resolveRedirects } from './redirects/resolve-redirects.ts';
import { aliasRewrites, resolveRewrites } from './redirects/resolve-rewrites.ts';
import { reported, type Report, type Reported } from './report.ts';
import { ownPages, type OwnPage } from './routes/own-pages.ts';
import {
  compareRoutes,
  fileKey,
  listRoutes,
  outsideOtherLanguages,
  isMisnamed,
  reportNames,
  servedRoutes,
} from './routes/routes.ts';
import { keepServed } from './routes/served.ts';
import type { Site } from './site.ts';
import { resolveFooter } from './theme/footer.ts';
import { resolveNavbar } from './theme/navbar.ts';
import { linkBase } from './routes/site-link.ts';
import { settingHtml, type ThemeContext } from './theme/theme-context.ts';
import type { SiteInput } from './site-input.ts';
import type { SiteRoute, RoutePlace } from './routes/route.ts';

/** A built site, and the diagnostics of building it. */
export interface BuiltSite {
  readonly site: Site;
  readonly diagnostics: Diagnostic[];
  /** Computes the asynchronous parts: sidebars that a function in the config generates. */
  update(): Promise<void>;
}

/** Builds the site from the heads of its documents: its pages, sidebars, navbar and footer. */
export async function buildSite(input: SiteInput): Promise<BuiltSite> {
  const built = openBuiltSite(input);
  await built.update();
  return built;
}

/** Builds the site like `buildSite`, but synchronously. Generated sidebars are missing until `update()`. */
export function openBuiltSite(input: SiteInput, documentsOf = collectionIndex(input)): BuiltSite {
  const instanceCalled: (id: string) => InstanceGraph = graph.parts((id) =>
    openInstance(id, () => input.docs.find(({ options }) => options.id === id)!, documentsOf, input),
  );
  const instances = graph.computed('docs', () => input.docs.map(({ options }) => instanceCalled(options.id)), areSame);
  const docs = graph.computed('instances of docs', () => instances().map(({ instance }) => instance), Object.is);
  const pages = graph.computed('standalone pages', () =>
    reported((report) =>
      buildPages(
        input.config.pages.flatMap(({ id }) => documentsOf({ kind: 'pages', instance: id })),
        input,
        report,
      ),
    ),
  );
  const sourcesIn = (kind: 'blog' | 'changelog', instance: string) => sourcesAt(documentsOf({ kind, instance }), input);
  const blogOf = graph.family('blog', (instance: string) =>
    reported((report) => {
      const options = input.config.blog.find(({ id }) => id === instance)!;
      return buildBlog(options, sourcesIn('blog', instance), input, report);
    }),
  );
  const changelogOf = graph.family('changelog', (instance: string) =>
    reported((report) => {
      const options = input.config.changelog.find(({ id }) => id === instance)!;
      return buildChangelog(options, sourcesIn('changelog', instance), input, report);
    }),
  );
  const blogs = graph.computed('blogs', (): Reported<Blog>[] => [
    ...input.config.blog.map(({ id }) => blogOf(id)),
    ...input.config.changelog.map(({ id }) => changelogOf(id)),
  ]);
  const allBlogs = graph.computed('blogs without diagnostics', () => blogs().map(({ value }) => value));
  const content = graph.computed('pages of content', () => listRoutes(docs(), allBlogs(), pages().value));
  const contentPaths = graph.computed('paths of content', () => content().map(({ path }) => path));
  const own = graph.computed('pages of the site itself', () => ownPages(input, contentPaths()));
  const listed = graph.computed('all pages', () => [...content(), ...own().map(ownRoute)]);
  const sorted = graph.computed('pages by path', () => listed().toSorted(compareRoutes));
  const pageTable = graph.table('page', () => ({ keys: listed(), values: listed() }));
  const fileOf = graph.each('file of', pageTable, () => {
    const { baseUrl } = input.config;
    return ({ path }) => fileKey(path, baseUrl);
  });
  const misnamed = graph.gather('pages with unusual names', pageTable, (route) => (isMisnamed(route) ? [route] : []));
  const ofNames = graph.computed('errors of names', () => reportNames(misnamed(), input));
  /** Output file → page. If it has fewer entries than there are pages, several pages share an output file. */
  const inFile = graph.table('page in file', () => ({ keys: [...fileOf.values()], values: listed() }), Object.is);
  const isClean = graph.computed('all paths differ', () => inFile.size === listed().length);
  const isAmongLanguages = graph.computed('has pages at paths of other languages', () => {
    const { pageBelow } = input;
    return pageBelow !== undefined && contentPaths().some(pageBelow);
  });
  const served = graph.computed('pages that are served', () => {
    if (isClean() && !isAmongLanguages()) return { value: sorted(), problems: [] };
    return reported((report) => servedRoutes(outsideOtherLanguages(sorted(), input, report), input, report));
  });
  const routes = graph.computed('routes', () => served().value);
  const places = graph.each(
    'place',
    graph.table('route at', () => ({ keys: routes().map(({ path }) => path), values: routes() })),
    () => placeOf,
  );
  const allPlaces = graph.computed('locations of pages', () => [...places.values()]);
  const isWhole = graph.computed('every page is served', () => routes().length === listed().length, 'deferred');
  const kept = graph.computed('served pages', () => keepServed(docs(), allBlogs(), pages().value, routes()));

  const aliases = graph.gather('aliases', input.sources, ({ file, head: { frontMatter, frontMatterPlaces } }, path) =>
    frontMatter.aliases === undefined ? [] : [[path, { file, head: { frontMatter, frontMatterPlaces } }] as const],
  );
  const named = graph.gather(
    'sources with a page key',
    input.sources,
    ({ head: { frontMatter, frontMatterPlaces } }, path) =>
      frontMatter.page_key === undefined ? [] : [[path, { frontMatterPlaces }] as const],
  );
  const roots = graph.computed('roots of versions', () => versionRoots(input.docs, input.config.baseUrl));
  const toRedirect = join(
    getters({
      config: () => input.config,
      staticPathnames: () => input.staticPathnames,
      sources: () => new Map(aliases()),
      rewrites: () => allRewrites(),
      roots,
    }),
    {
      isUnreadPage: (pathname: string) => input.isUnreadPage?.(pathname) ?? false,
      isMadeFile: (pathname: string) => input.isMadeFile?.(pathname) ?? false,
      isInOtherLanguage: (pathname: string) => input.isInOtherLanguage?.(pathname) ?? false,
      hasFile: (pathname: string) => input.hasFile?.(pathname) ?? linkBase(input).isFile(pathname),
    },
  );
  const place = () => ({ path: input.configFile ?? 'lectern.config' });
  const reporting = <Value>(name: string, make: (report: Report) => Value) =>
    graph.computed(name, () => reported(make));
  const redirects = reporting('redirects', (report) => resolveRedirects(allPlaces(), toRedirect, place(), report));
  const rewrites = reporting('rewrites', (report): Rewrite[] =>
    resolveRewrites(allPlaces(), input.config, place(), report, (pathname) => toRedirect.isUnreadPage(pathname)),
  );
  const glossaries = reporting('glossaries', (report) => readGlossaries(input, report));
  const usedTerms = graph.gather('sources with terms', input.sources, ({ file, head }) =>
    head.terms ? [{ file, terms: head.terms }] : [],
  );
  const ofTerms = reporting('errors in terms', (report) => checkTerms(usedTerms(), glossaries().value, report));
  const allRewrites = graph.computed('rewrites and aliases of versions', (): Rewrite[] => [
    ...rewrites().value,
    ...aliasRewrites(site.docs),
  ]);
  const context = (report: Report) => ({
    config: input.config,
    links: linkBase(input),
    docs: site.docs,
    place: place(),
    report,
  });
  const ofKeys = reporting('errors in keys', (report) => checkKeys(site, new Map(named()), report));
  const navbar = reporting('navbar', (report) => resolveNavbar(context(report)));
  const footer = reporting('footer', (report) => resolveFooter(context(report)));
  const announcement = reporting('announcement', (report) =>
    resolveAnnouncement({ config: input.config, place: place(), report }),
  );
  const ownServed = graph.computed('pages of the site itself that are served', () =>
    isWhole()
      ? own()
      : own().filter(({ path, kind }) => routes().some((each) => each.kind === kind && each.path === path)),
  );
  const site: Site = join(
    { places },
    getters({
      config: () => input.config,
      docs: () => (isWhole() ? docs() : kept().docs),
      blogs: () => (isWhole() ? allBlogs() : kept().blogs),
      pages: () => (isWhole() ? pages().value : kept().pages),
      own: ownServed,
      navbar: () => navbar().value,
      footer: () => footer().value,
      announcement: () => announcement().value,
      routes,
      redirects: () => redirects().value,
      glossaries: () => glossaries().value,
      rewrites: allRewrites,
    }),
  );
  return {
    site,
    get diagnostics() {
      return [
        ...instances().flatMap(({ diagnostics }) => diagnostics),
        ...[pages(), ...blogs(), served()].flatMap(({ problems }) => problems),
        ...ofNames(),
        ...[navbar(), footer(), announcement(), redirects(), rewrites(), glossaries(), ofTerms(), ofKeys()].flatMap(
          ({ problems }) => problems,
        ),
      ];
    },
    async update() {
      for (const { update } of instances()) await update();
    },
  };
}

/** @returns the announcement bar, with its HTML converted to body nodes */
function resolveAnnouncement(context: Omit<ThemeContext, 'docs' | 'links'>): Site['announcement'] {
  const { announcementBar } = context.config.themeConfig;
  if (!announcementBar) return undefined;
  const { content, ...bar } = announcementBar;
  return { ...bar, body: settingHtml(content, 'themeConfig.announcementBar.content', context) };
}

function ownRoute(page: OwnPage): SiteRoute {
  const { path, kind, title } = page;
  if (kind !== 'custom') return { path, kind, title };
  return { path, kind, title, unlisted: page.isHidden || undefined, place: page.place };
}

function placeOf({ path, source }: SiteRoute): RoutePlace {
  return { path, source };
}
