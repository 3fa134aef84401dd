import { keepColumn } from '../columns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { noMemory } from '../memory.ts';
import type { Blog } from './blog/blog.ts';
import { blogSources } from './blog/blog-sources.ts';
import { buildBlog, buildChangelog } from './blog/build-blog.ts';
import { checkPwa } from './check-pwa.ts';
import { debugPages, debugRoute } from './debug-pages.ts';
import { buildInstance } from './docs-instance.ts';
import { buildPages } from './pages.ts';
import { resolveRedirects } from './redirects/resolve-redirects.ts';
import { resolveRewrites } from './redirects/resolve-rewrites.ts';
import { keepReported, type Report } from './report.ts';
import { listRoutes, servedRoutes, withRoute } from './routes.ts';
import { searchPage, searchRoute } from './search-page.ts';
import { keepServed } from './served.ts';
import { settleSite, siteInputs } from './settle-site.ts';
import type { DocsInstance, Site, SiteInput, SiteRoute } from './site.ts';
import { resolveAnnouncement } from './theme/announcement.ts';
import { resolveFooter } from './theme/footer.ts';
import { resolveNavbar } from './theme/navbar.ts';

/**
 * Makes the site of the heads of its sources: which pages there are, and what stands around each.
 *
 * Waits for nothing but a sidebar generator of the config's own, which may be an async function.
 */
export async function buildSite(input: SiteInput): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  const { memory, stamps } = input;
  if (!memory || !stamps) return makeSite(input);
  return memory.keepLater('site', siteInputs({ ...input, stamps }, memory), async () => {
    const shelf = memory.shelf('site');
    const { site, diagnostics } = await makeSite({ ...input, memory: shelf });
    return { site: settleSite(site, shelf), diagnostics };
  });
}

async function makeSite(input: SiteInput): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (...found) => void diagnostics.push(...found);
  const { config } = input;
  const docs: DocsInstance[] = [];
  for (const instance of input.docs) docs.push(await buildInstance(instance, input, report));
  const pages = buildPages(input, report);
  const debug = debugPages(config);
  const blogs = [
    ...config.blog.map((options) =>
      keepBlog('blog', options.id, input, report, (tell) => buildBlog(options, input, tell)),
    ),
    ...config.changelog.map((options) =>
      keepBlog('changelog', options.id, input, report, (tell) => buildChangelog(options, input, tell)),
    ),
  ];
  const content = listRoutes(docs, blogs, pages, debug.map(debugRoute), input.memory);
  const { memory = noMemory } = input;
  const paths = keepColumn(memory, 'routes: paths of content', content, ({ path }) => path);
  const search = memory.keep('routes: search page', [config, paths], () => searchPage(config, paths));
  const listed = search ? withRoute(content, searchRoute(search)) : content;
  const routes = servedRoutes(listed, input, report);
  const place = { path: input.configFile ?? 'lectern.config' };
  report(...checkPwa(config, input.staticPathnames ?? new Set(), place.path));
  const frame = { config, docs, place, report };
  const site: Site = {
    config,
    ...(routes.length === listed.length ? { docs, blogs, pages } : keepServed(docs, blogs, pages, routes)),
    debug: debug.filter(({ path }) => routes.some((route) => route.kind === 'debug' && route.path === path)),
    searchPage: search,
    navbar: resolveNavbar(frame),
    footer: resolveFooter(frame),
    announcement: resolveAnnouncement(config),
    routes,
    places: placesOf(routes, input.memory),
    redirects: resolveRedirects(routes, input, place, report),
    rewrites: resolveRewrites(routes, config, place, report),
  };
  return { site, diagnostics };
}

function placesOf(routes: readonly SiteRoute[], memory = noMemory): Site['places'] {
  const paths = keepColumn(memory, 'routes: paths', routes, ({ path }) => path);
  const sources = keepColumn(memory, 'routes: sources', routes, ({ source }) => source);
  return memory.keep('routes: places', [paths, sources], () => paths.flatMap((path, row) => [path, sources[row]]));
}

/** A blog rests on its own posts alone, and to measure their text takes time. */
function keepBlog(
  kind: 'blog' | 'changelog',
  id: string,
  input: SiteInput,
  report: Report,
  make: (report: Report) => Blog,
): Blog {
  const { config, data, history, production, memory = noMemory } = input;
  const posts = blogSources(kind, id, input).flatMap(({ file, head }) => [file, head]);
  return keepReported(memory, `${kind} of ${id}`, [config, data, history, production, ...posts], report, make);
}
