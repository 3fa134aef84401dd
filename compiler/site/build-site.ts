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
import { listRoutes, servedRoutes } from './routes.ts';
import { searchPage, searchRoute } from './search-page.ts';
import { keepServed } from './served.ts';
import { settleSite, siteInputs } from './settle-site.ts';
import type { DocsInstance, Site, SiteInput } from './site.ts';
import { resolveAnnouncement } from './theme/announcement.ts';
import { resolveFooter } from './theme/footer.ts';
import { resolveNavbar } from './theme/navbar.ts';

/**
 * Makes the site of the heads of its sources: which pages there are, and what stands around each.
 *
 * Waits for nothing but a sidebar generator of the config's own, which may be an async function.
 */
export async function buildSite(input: SiteInput): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  const { memory } = input;
  if (!memory) return makeSite(input);
  return memory.keepLater('site', siteInputs(input, memory), async () => {
    const { site, diagnostics } = await makeSite(input);
    return { site: settleSite(site, memory.shelf('site')), diagnostics };
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
    ...config.blog.map((options) => keepBlog('blog', options.id, input, report, (tell) => buildBlog(options, input, tell))),
    ...config.changelog.map((options) => keepBlog('changelog', options.id, input, report, (tell) => buildChangelog(options, input, tell))),
  ];
  const content = listRoutes(docs, blogs, pages, debug.map(debugRoute));
  const search = searchPage(config, content);
  const routes = servedRoutes(search ? listRoutes(docs, blogs, pages, [...debug.map(debugRoute), searchRoute(search)]) : content, input, report);
  const place = { path: input.configFile ?? 'lectern.config' };
  report(...checkPwa(config, input.staticPathnames ?? new Set(), place.path));
  const frame = { config, docs, place, report };
  const site: Site = {
    config,
    ...keepServed(docs, blogs, pages, routes),
    debug: debug.filter(({ path }) => routes.some((route) => route.kind === 'debug' && route.path === path)),
    searchPage: search,
    navbar: resolveNavbar(frame),
    footer: resolveFooter(frame),
    announcement: resolveAnnouncement(config),
    routes,
    redirects: resolveRedirects(routes, input, place, report),
    rewrites: resolveRewrites(routes, config, place, report),
  };
  return { site, diagnostics };
}

/** A blog rests on its own posts alone, and to measure their text takes time. */
function keepBlog(kind: 'blog' | 'changelog', id: string, input: SiteInput, report: Report, make: (report: Report) => Blog): Blog {
  const { config, data, history, production, memory = noMemory } = input;
  const posts = blogSources(kind, id, input).flatMap(({ file, head }) => [file, head]);
  return keepReported(memory, `${kind} of ${id}`, [config, data, history, production, ...posts], report, make);
}
