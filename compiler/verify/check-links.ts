import type { Page, RedirectsFile, SiteFile, VersionsFile } from '../../corpus/schema/index.ts';
import { readSrcSet } from '../../corpus/url/srcset.ts';
import { words } from '../values/words.ts';
import type { Resolver } from './resolver.ts';

/**
 * @param path path of the file, relative to `corpus/`
 * @param from pathname against which relative addresses are resolved
 * @returns the broken addresses in the file
 */
export function checkLinks(path: string, value: unknown, from: string, resolves: Resolver): string[] {
  const targets = new Set(linkTargets(partsWithLinks(path, value)));
  return [...targets].filter((target) => !resolves(target, from));
}

/**
 * Selects the parts of a file in which every path must exist. Other paths need no page: for example, the path of a
 * docs version.
 */
function partsWithLinks(path: string, value: unknown): unknown {
  if (path === 'site.json') {
    const { navbar, footer, announcement, home, favicon, instances } = value as SiteFile;
    return [
      navbar,
      footer,
      announcement,
      { home, favicon },
      instances.flatMap((instance) =>
        instance.kind === 'docs' ? instance.versions.map(({ mainDoc }) => mainDoc) : [{ path: instance.path }],
      ),
    ];
  }
  if (path === 'redirects.json') return (value as RedirectsFile).redirects.map(({ to }) => ({ href: to }));
  if (/^docs\/[^/]+\/versions\.json$/.test(path)) return (value as VersionsFile).versions.map(({ mainDoc }) => mainDoc);
  // The data of extensions is left out, because its keys may have any meaning, even `href`.
  if (path.startsWith('pages/')) return { ...(value as Page), data: undefined };
  return /^(docs|blog)\//.test(path) ? value : [];
}

/** Keys whose value is always an address. */
const addressKeys = new Set(
  words(`
  href src srcDark path tagsPath favicon home poster image listPath authorsPath newer older
  cite xLinkHref background srcSet
`),
);
/**
 * Component props that contain URLs, as in HTML. Other props, such as `path`, have a different meaning in each
 * component.
 */
const propKeys = new Set(['href', 'src', 'srcDark', 'srcSet', 'poster']);
/** Keys that are skipped: authors' own data, which may contain anything, and `code`, which another check covers. */
const otherKeys = new Set(['frontMatter', 'customProps', 'customFields', 'metadata', 'code']);

/**
 * @returns the addresses in a part of a corpus file that must exist. Addresses that the host serves are left
 * out
 */
function linkTargets(value: unknown, keys: ReadonlySet<string> = addressKeys): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linkTargets(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  const isComponent = 'type' in value && value.type === 'component';
  // The props of a component of the site have an unknown meaning.
  const isCode = isComponent && 'code' in value;
  const isHostsOwn = isLeftToHost(value);
  return Object.entries(value).flatMap(([key, content]) => {
    if (key === 'srcSet' && keys.has(key)) return readSrcSet(content).map(({ url }) => url);
    if (typeof content === 'string') return keys.has(key) && !(isHostsOwn && key === 'href') ? [content] : [];
    if (otherKeys.has(key) || (isCode && key === 'props')) return [];
    return linkTargets(content, isComponent && key === 'props' ? propKeys : key === 'items' ? addressKeys : keys);
  });
}

/** Whether a link is marked as leading to the host (`target: '_self'`), because the author wrote `pathname://`. */
function isLeftToHost(link: { target?: unknown; attributes?: unknown }): boolean {
  const { target, attributes } = link;
  if (typeof attributes === 'object' && attributes !== null && isLeftToHost(attributes)) return true;
  return target === '_self';
}
