import type { LinkGraph } from '../../../corpus/schema/index.ts';
import type { LinkedPage } from '../../link/link.ts';
import type { Site } from '../../site/site.ts';
import { decodePath, splitUrl, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { EmitInput } from '../emit-input.ts';
import { titledRoutes } from '../route-details.ts';

/** Builds the graph of links between pages: all pages with a source, and the generated pages that they link to. */
export function linkGraph({ site, links }: Pick<EmitInput, 'site' | 'links'>): LinkGraph {
  const targets = new Map([...links].map(([path, page]) => [keyOf(path), targetsOf(page)]));
  const linked = new Set([...targets.values()].flatMap((keys) => [...keys]));
  const pages = titledRoutes(site).filter(({ path, source }) => source !== undefined || linked.has(keyOf(path)));
  const numbers = new Map(pages.map(({ path }, index) => [keyOf(path), index]));
  const listed = listedKeys(site);
  return {
    pages: pages.map(({ path, title }) => ({ path, title, listed: listed.has(keyOf(path)) || undefined })),
    links: pages.map(({ path }, index) => {
      const found = [...(targets.get(keyOf(path)) ?? [])].flatMap((key) => numbers.get(key) ?? []);
      return found.filter((number) => number !== index).sort((a, b) => a - b);
    }),
  };
}

function targetsOf({ references }: LinkedPage): Set<string> {
  const resolved = [...references.values()].flat();
  return new Set(
    resolved.flatMap((reference) => (reference.kind === 'page' ? keyOf(splitUrl(reference.href).pathname) : [])),
  );
}

/** Returns the pages that navigation or a list links to. */
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
