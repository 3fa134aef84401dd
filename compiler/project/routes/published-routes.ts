import { addressesOf, findAddress } from '../../addresses/find-address.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import * as graph from '../../incremental/index.ts';
import { isKept, type PublishedRoute } from '../../site/routes/published-route.ts';
import type { Site } from '../../site/site.ts';
import { readAgainst } from './read-against.ts';
import { readRenames } from '../git/renames.ts';
import { readRoutes, routesFile } from './routes-file.ts';
import { getters, join } from '../../values/objects.ts';
import type { Project } from '../project.ts';

interface PublishedInput extends Pick<Project, 'dir' | 'files' | 'config'> {
  readonly site: Pick<Site, 'routes' | 'redirects' | 'rewrites'>;
  /** Whether a static file or a generated file has a pathname. */
  hasFile(pathname: string): boolean;
}

/**
 * Compares the routes of a site with those that it was published with.
 *
 * @param against where published routes are read beside the site's own file
 */
export function openPublishedRoutes(input: PublishedInput, against: string | undefined) {
  const reading = graph.task('published routes', async () => {
    // One language by itself is served elsewhere.
    if (input.config.i18n.only !== undefined) return { own: undefined, routes: [] };
    const own = await readRoutes(input.dir, input.files);
    const others = against === undefined ? [] : await readAgainst(against, input.files);
    return { own, routes: [...(own?.routes ?? []), ...others] };
  });
  const vanished = graph.computed('vanished routes', (): PublishedRoute[] => {
    const { routes } = reading();
    if (routes.length === 0) return [];
    // The properties of a site in the graph are read one by one.
    const { routes: pages, redirects, rewrites } = input.site;
    const addresses = addressesOf({ pages, redirects, rewrites, hasFile: input.hasFile });
    const missing = routes.filter((route) => isKept(route) && !findAddress(route.path, addresses));
    return [...new Map(missing.map((route) => [route.path, route])).values()];
  });
  const renames = graph.task('renamed files', async () =>
    vanished().some(({ source }) => source !== undefined) ? readRenames(input.dir) : new Map<string, string>(),
  );
  const publishedFaults = graph.computed('faults of published routes', (): readonly Diagnostic[] => {
    const { own } = reading();
    const diagnostics = own?.diagnostics ?? [];
    if (vanished().length === 0) return diagnostics;
    const places = new Map(own?.routes.map((route, index) => [route.path, index]));
    const paths = input.site.routes.map((route) => route.path);
    const sources = new Set(input.site.routes.map(({ source }) => source));
    const told = vanished().map((route) => {
      const renamed = route.source === undefined ? undefined : renames().get(route.source);
      const file = sources.has(renamed) ? renamed : undefined;
      const index = places.get(route.path);
      const inFile = index === undefined ? { path: '.' } : { path: routesFile, ...own?.at(index) };
      const place: Place = file === undefined ? inFile : { path: file };
      return diagnose('vanished-route', place, {
        path: route.path,
        alias: `/${route.path.slice(input.config.baseUrl.length)}`,
        file,
        near: nearest(route.path, paths),
      });
    });
    return [...diagnostics, ...told];
  });
  // Addresses that nothing answers any more, and what is wrong with the file of published addresses.
  return join(getters({ publishedFaults }), {
    /** Reads what was published. The routes of the site have to be known. */
    async readPublished() {
      await reading.update();
      await renames.update();
    },
  });
}
