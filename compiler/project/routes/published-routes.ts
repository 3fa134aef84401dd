import { addressesOf, findAddress } from '../../addresses/find-address.ts';
import { posix } from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import * as graph from '../../incremental/index.ts';
import { isKept, type PublishedRoute } from '../../site/routes/published-route.ts';
import { rootAbove, versionRoots, type VersionRoot } from '../../site/docs/version-root.ts';
import { spellAlias } from '../../site/redirects/aliases-of.ts';
import type { Site } from '../../site/site.ts';
import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { readAgainst } from './read-against.ts';
import { readRenames } from '../git/renames.ts';
import { readRoutes, routesFile } from './routes-file.ts';
import { getters, join } from '../../values/objects.ts';
import type { Project } from '../project.ts';
import type { SiteRoute } from '../../site/routes/route.ts';

type Routes = ReadonlyMap<string | undefined, SiteRoute>;

/**
 * Finds the page to which a former address should redirect: the page of the renamed file. An address below the root
 * of another docs version redirects to the same doc in that version.
 *
 * @param renamed current name of the file that had the address
 */
function keeperOf(
  address: string,
  renamed: string,
  routes: Routes,
  roots: readonly VersionRoot[],
): SiteRoute | undefined {
  const page = routes.get(renamed);
  const root = page && rootAt(page, roots);
  if (!root) return page;
  const owner = rootAbove(
    address,
    roots.filter(({ instance }) => instance === root.instance),
  );
  return (owner && routes.get(posix.join(owner.dir, posix.relative(root.dir, renamed)))) ?? page;
}

function rootAt({ kind, instance, version }: SiteRoute, roots: readonly VersionRoot[]): VersionRoot | undefined {
  return roots.find((root) => kind === 'doc' && root.instance === instance && root.version === version);
}

interface PublishedInput extends Pick<Project, 'dir' | 'files' | 'config' | 'docs'> {
  readonly site: Pick<Site, 'routes' | 'redirects' | 'rewrites'>;
  /** Whether a static or generated file has this pathname. */
  hasFile(pathname: string): boolean;
}

/**
 * Compares the routes of a site with its published routes, to find addresses that no longer exist.
 *
 * @param against another source of published routes, besides the site's `lectern.routes.json`
 */
export function openPublishedRoutes(input: PublishedInput, against: string | undefined) {
  const reading = graph.task('published routes', async () => {
    // A build of only one language is not compared, because its base URL differs from the published site.
    if (input.config.i18n.only !== undefined) return { own: undefined, routes: [] };
    const own = await readRoutes(input.dir, input.files);
    const others = against === undefined ? [] : await readAgainst(against, input.files);
    return { own, routes: [...(own?.routes ?? []), ...others] };
  });
  const vanished = graph.computed('vanished routes', (): PublishedRoute[] => {
    const { routes } = reading();
    if (routes.length === 0) return [];
    // Read only these properties of the site: each property that is read becomes a dependency.
    const { routes: pages, redirects, rewrites } = input.site;
    const addresses = addressesOf({ pages, redirects, rewrites, hasFile: input.hasFile });
    const missing = routes.filter((route) => isKept(route) && !findAddress(route.path, addresses));
    return [...new Map(missing.map((route) => [route.path, route])).values()];
  });
  const renames = graph.task('renamed files', async () =>
    vanished().some(({ source }) => source !== undefined) ? readRenames(input.dir) : new Map<string, string>(),
  );
  const publishedDiagnostics = graph.computed('diagnostics of published routes', (): readonly Diagnostic[] => {
    const { own } = reading();
    const diagnostics = own?.diagnostics ?? [];
    if (vanished().length === 0) return diagnostics;
    const places = new Map(own?.routes.map((route, index) => [route.path, index]));
    const paths = input.site.routes.map((route) => route.path);
    const sources = new Map(input.site.routes.map((route) => [route.source, route]));
    const roots = versionRoots(input.docs, input.config.baseUrl);
    const reported = vanished().map((route) => {
      const renamed = route.source === undefined ? undefined : renames().get(route.source);
      const page = renamed === undefined ? undefined : keeperOf(route.path, renamed, sources, roots);
      const file = page?.source;
      const index = places.get(route.path);
      const inFile = index === undefined ? { path: '.' } : { path: routesFile, ...own?.at(index) };
      const place: Place = file === undefined ? inFile : { path: file };
      return diagnose('vanished-route', place, {
        path: route.path,
        alias: aliasIn(page, route.path),
        file,
        near: nearest(route.path, paths),
      });
    });
    return [...diagnostics, ...reported];

    function aliasIn(page: SiteRoute | undefined, address: string): string {
      const root = page && rootAt(page, roots)?.path;
      const [from, path, bare] = [address, page?.path ?? '', root].map(
        (each) => each && withoutTrailingSlash(`/${each.slice(input.config.baseUrl.length)}`),
      );
      return spellAlias(from!, path!, bare);
    }
  });
  // `publishedDiagnostics` reports addresses that no longer exist, and errors in `lectern.routes.json`.
  return join(getters({ publishedDiagnostics }), {
    /** Reads the published routes. Call it after the site's own routes are known. */
    async readPublished() {
      await reading.update();
      await renames.update();
    },
  });
}
