import type {
  DocsFile,
  Json,
  RedirectsFile,
  RoutesFile,
  SidebarItem,
  SidebarsFile,
  VersionsFile,
} from '../../corpus/schema/index.ts';
import { pick, unlessEmpty } from '../values/objects.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Doc, DocsInstance, DocsVersion } from '../site/site.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import { pageFile } from '../../corpus/address.ts';
import { pageKey } from '../../corpus/page-key.ts';
import { asFile, type Content } from './corpus-file.ts';
import { toJson, type LongList } from './json.ts';
import type { EmitInput } from './emit-input.ts';
import { routeDetails, titledRoutes } from './route-details.ts';
import { notFoundTitle } from './pages/own-pages.ts';
import { versionSummary } from './site-file.ts';
import type { SiteRoute } from '../site/routes/route.ts';

type TitledRoute = SiteRoute & { title: string };

interface RoutesList extends LongList<TitledRoute> {
  write(route: TitledRoute): RoutesFile['routes'][number];
}

/** Builds `routes.json`. */
export function routesFile({ site, messages }: Pick<EmitInput, 'site' | 'messages'>): RoutesList {
  const details = routeDetails(site);
  const notFound: TitledRoute = {
    path: joinPath(site.config.baseUrl, '404.html'),
    kind: 'not-found',
    title: notFoundTitle({ messages }),
  };
  const redirects = site.redirects
    .filter(({ hasPage }) => hasPage)
    .map(({ from, to }): TitledRoute => ({ path: from, kind: 'redirect', title: to }));
  const envelope: RoutesFile = asFile('routes', { routes: [] }, site.config);
  return {
    envelope,
    rows: [...titledRoutes(site, details), ...redirects, notFound].sort((a, b) => compareText(a.path, b.path)),
    write: ({ path, kind, title, source, instance, version, unlisted }) => {
      const { id, keyName: name, description, lastUpdate } = details.get(path) ?? {};
      const page = pageFile(path, site.config);
      return {
        key: pageKey({ kind, path, id, instance, version, name }, site.config),
        path,
        kind,
        page,
        pageHref: encodePath(`${site.config.baseUrl}corpus/${page}`),
        title,
        description,
        source,
        instance,
        version,
        unlisted,
        lastUpdate,
      };
    },
  };
}

/** Builds `redirects.json`. */
export function redirectsFile({ site }: EmitInput): Content<RedirectsFile> {
  return {
    redirects: site.redirects.map((redirect) => pick(redirect, 'from', 'to')),
    rewrites: unlessEmpty([...site.rewrites]),
  };
}

/** Builds `docs/<instance>/versions.json`. */
export function versionsFile({ id: instance, versions }: DocsInstance, { site }: EmitInput): Content<VersionsFile> {
  return { instance, versions: versions.map((version) => versionSummary(version, site.config)) };
}

/**
 * Builds `docs/<instance>/<version>/sidebars.json`.
 *
 * @param write returns an item as JSON. It may cache results, because most items don't change between two runs
 */
export function sidebarsFile(
  { instance, name, sidebars }: DocsVersion,
  { site }: EmitInput,
  write: (item: SidebarItem) => string,
): string {
  const envelope: SidebarsFile = asFile('sidebars', { instance, version: name, sidebars: {} }, site.config);
  const written = Object.entries(sidebars).map(
    ([sidebar, items]) => `${JSON.stringify(sidebar)}:[${items.map(write).join(',')}]`,
  );
  const frame = toJson(envelope);
  const inside = frame.lastIndexOf('{') + 1;
  return `${frame.slice(0, inside)}${written.join(',')}${frame.slice(inside)}`;
}

/** Builds `docs/<instance>/<version>/docs.json`. */
export function docsFile(version: DocsVersion, { site, sources }: EmitInput): LongList<Doc> {
  const rows = [...version.docs.values()];
  const { instance, name, draftIds } = version;
  const drafts = draftIds.size === 0 ? undefined : [...draftIds].sort(compareText);
  const envelope: DocsFile = asFile('docs', { instance, version: name, draftIds: drafts, docs: [] }, site.config);
  return {
    envelope,
    rows,
    write: (doc): DocsFile['docs'][number] => ({
      key: pageKey({ kind: 'doc', ...doc, name: doc.keyName }, site.config),
      ...pick(doc, 'id', 'path', 'title', 'description', 'source', 'sidebar', 'tags', 'unlisted'),
      frontMatter: sources.get(doc.source)!.head.frontMatter as Record<string, Json>,
    }),
  };
}
