import { componentNames, type Json } from '../../../corpus/schema/index.ts';
import { decodePath, splitUrl, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { CodeTable } from '../../code/code-table.ts';
import type { Config } from '../../config/config.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import { titledRoutes } from '../../emit/route-details.ts';
import type { LinkedPage, LinkTable } from '../../link/link.ts';
import type { Site } from '../../site/site.ts';
import { getters } from '../../values/objects.ts';
import type { LinkedSite, LinkedSitePage } from './page-kinds.ts';

/** The data from which `LinkedSite` is computed. */
export interface LinkedInput {
  /** Absolute path of the site's folder. */
  readonly dir: string;
  readonly site: Site;
  readonly links: LinkTable;
  readonly code: CodeTable;
  readonly extensionPages: readonly { view: string }[];
}

/**
 * @returns the site for extensions. Each value is computed when a hook reads it, so the hook depends only on the
 * values that it reads
 */
export function linkedSite(input: LinkedInput): LinkedSite {
  return getters({
    settings: once(() => settingsJson(input.site.config, input.dir)),
    pages: once(() => linkedPages(input)),
    components: once(() => componentsOf(input.site.config)),
    modules: once(() => modulesOf(input)),
  });
}

/** Returns the code modules, without views of extensions, because the paths of views differ between machines. */
function modulesOf({ code, extensionPages }: LinkedInput): LinkedSite['modules'] {
  const views = new Set(extensionPages.map(({ view }) => view));
  return [...code.modules]
    .filter(([source]) => !views.has(source))
    .map(([source, module]) => ({ source, ...module }))
    .sort((a, b) => compareText(a.source, b.source));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** @returns all pages, with their links to other pages of the site */
export function linkedPages({ site, links }: Pick<LinkedInput, 'site' | 'links'>): LinkedSitePage[] {
  const routes = titledRoutes(site);
  const pathOf = new Map(routes.map(({ path }) => [keyOf(path), path]));
  const targets = new Map([...links].map(([path, page]) => [keyOf(path), targetsOf(page)]));
  const listed = listedKeys(site);
  return routes.map(({ path, kind, title, source }) => {
    const key = keyOf(path);
    const others = [...(targets.get(key) ?? [])].filter((target) => target !== key);
    return {
      path,
      kind,
      title,
      source,
      listed: listed.has(key),
      links: others.flatMap((target) => pathOf.get(target) ?? []).sort(compareText),
    };
  });
}

function targetsOf({ references }: LinkedPage): Set<string> {
  const resolved = [...references.values()].flat();
  return new Set(
    resolved.flatMap((reference) => (reference.kind === 'page' ? keyOf(splitUrl(reference.href).pathname) : [])),
  );
}

/**
 * Returns the decoded paths of the listed pages. A page is listed if it is generated, a post, or linked in a sidebar,
 * the navbar or the footer.
 */
function listedKeys({ docs, blogs, navbar, footer, routes }: Site): Set<string> {
  const sidebars = docs.flatMap(({ versions }) =>
    versions.flatMap(({ sidebars: own, mainDoc }) => [own, { path: mainDoc.path }]),
  );
  const posts = blogs.flatMap(({ posts: all }) => all.filter(({ unlisted }) => !unlisted).map(({ path }) => path));
  const made = routes.filter(({ source, unlisted }) => source === undefined && !unlisted).map(({ path }) => path);
  return new Set(
    [...addressesIn([sidebars, navbar, footer]), ...posts, ...made].map((address) => keyOf(splitUrl(address).pathname)),
  );
}

function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null || ('unlisted' in value && value.unlisted)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item === 'string') return key === 'href' || key === 'path' ? [item] : [];
    return addressesIn(item);
  });
}

function keyOf(path: string): string {
  return withoutTrailingSlash(decodePath(path));
}

function componentsOf({ components }: Config): { name: string; module?: string | undefined }[] {
  const own = Object.entries(components);
  const builtIn = componentNames.filter((name) => !Object.hasOwn(components, name));
  return [...builtIn.map((name) => ({ name })), ...own.map(([name, module]) => ({ name, module }))].sort((a, b) =>
    compareText(a.name, b.name),
  );
}

/**
 * Converts the config with its defaults to JSON. A function becomes its name in brackets. In strings, the path of the
 * site's folder becomes a dot. Values without a JSON form become strings.
 *
 * @param siteDir absolute path; the output must not contain this path
 */
export function settingsJson(config: Config, siteDir: string): Record<string, Json> {
  return toJson(config, siteDir, []) as Record<string, Json>;
}

function toJson(value: unknown, siteDir: string, above: readonly object[]): Json {
  if (typeof value === 'string') return withoutPlace(value, siteDir);
  if (typeof value === 'boolean' || value === null || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  if (typeof value === 'function') return `[function ${value.name || 'without a name'}]`;
  if (typeof value !== 'object' || value instanceof Date || value instanceof RegExp) return String(value);
  if (above.includes(value)) return '[circular]';
  const inside = [...above, value];
  if ('toJSON' in value && typeof value.toJSON === 'function') return toJson(value.toJSON(), siteDir, inside);
  if (Array.isArray(value)) return value.map((item) => toJson(item, siteDir, inside));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, toJson(item, siteDir, inside)]));
}

function withoutPlace(text: string, siteDir: string): string {
  return text === siteDir ? '.' : text.replaceAll(`${siteDir}/`, './');
}
