import type { DocsFile, Json, RedirectsFile, RoutesFile, SidebarsFile, VersionsFile } from '../corpus/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { DocsInstance, DocsVersion, SiteRoute } from '../site/site.ts';
import { joinPath } from '../url/pathname.ts';
import { pageFile, schemaHref } from './addresses.ts';
import type { Emission } from './emission.ts';
import { versionSummary } from './site-file.ts';

/** `routes.json` */
export function routesFile({ site }: Emission): RoutesFile {
  const notFound: SiteRoute = { path: joinPath(site.config.baseUrl, '404.html'), kind: 'not-found', title: 'Page Not Found' };
  const redirects = site.redirects.filter(({ hasPage }) => hasPage).map(({ from, to }): SiteRoute => ({ path: from, kind: 'redirect', title: to }));
  const sorted = [...site.routes, ...redirects, notFound].sort((a, b) => compareText(a.path, b.path));
  const routes = sorted.map(({ path, kind, title, source, instance, version, unlisted }) => ({
    path, kind, page: pageFile(path, site.config), title, source, instance, version, unlisted,
  }));
  return { $schema: schemaHref('routes', site.config), format: 1, routes };
}

/** `redirects.json` */
export function redirectsFile({ site }: Emission): RedirectsFile {
  return {
    $schema: schemaHref('redirects', site.config),
    format: 1,
    redirects: site.redirects.map(({ from, to }) => ({ from, to })),
    rewrites: site.rewrites.length === 0 ? undefined : site.rewrites,
  };
}

/** `docs/<instance>/versions.json` */
export function versionsFile(instance: DocsInstance, { site }: Emission): VersionsFile {
  return {
    $schema: schemaHref('versions', site.config),
    format: 1,
    instance: instance.id,
    versions: instance.versions.map(versionSummary),
  };
}

/** `docs/<instance>/<version>/sidebars.json` */
export function sidebarsFile(version: DocsVersion, { site }: Emission): SidebarsFile {
  const { instance, name, sidebars } = version;
  return { $schema: schemaHref('sidebars', site.config), format: 1, instance, version: name, sidebars };
}

/** `docs/<instance>/<version>/docs.json` */
export function docsFile(version: DocsVersion, { site, sources }: Emission): DocsFile {
  return {
    $schema: schemaHref('docs', site.config),
    format: 1,
    instance: version.instance,
    version: version.name,
    docs: [...version.docs.values()].map((doc) => ({
      id: doc.id,
      path: doc.path,
      title: doc.title,
      description: doc.description,
      source: doc.source,
      sidebar: doc.sidebar,
      tags: doc.tags,
      unlisted: doc.unlisted,
      frontMatter: sources.get(doc.source)!.head.frontMatter as Record<string, Json>,
    })),
  };
}
