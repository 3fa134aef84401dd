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
 * Returns the parts of a file whose paths must exist. For example, the path of an instance or a version need
 * not be a page.
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
  // The data of extensions is left out, because `href` may have any meaning in it.
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
 * Props that are also addresses in HTML. Other props, such as `path`, have a different meaning in each
 * component.
 */
const propKeys = new Set(['href', 'src', 'srcDark', 'srcSet', 'poster']);
/** Keys with data of authors, which may contain anything. Another check covers code. */
const otherKeys = new Set(['frontMatter', 'customProps', 'customFields', 'metadata', 'code']);

/**
 * @returns the addresses in a part of a corpus file that must exist. Addresses that the host serves are left
 * out
 */
function linkTargets(value: unknown, keys: ReadonlySet<string> = addressKeys): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linkTargets(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  const isComponent = 'type' in value && value.type === 'component';
  // For a component that code renders, the meaning of props is unknown.
  const isCode = isComponent && 'code' in value;
  const isHostsOwn = isLeftToHost(value);
  return Object.entries(value).flatMap(([key, content]) => {
    if (key === 'srcSet' && keys.has(key)) return readSrcSet(content).map(({ url }) => url);
    if (typeof content === 'string') return keys.has(key) && !(isHostsOwn && key === 'href') ? [content] : [];
    if (otherKeys.has(key) || (isCode && key === 'props')) return [];
    return linkTargets(content, isComponent && key === 'props' ? propKeys : key === 'items' ? addressKeys : keys);
  });
}

/** Whether the author has written `pathname://`, so that the host serves the address. */
function isLeftToHost(link: { target?: unknown; attributes?: unknown }): boolean {
  const { target, attributes } = link;
  if (typeof attributes === 'object' && attributes !== null && isLeftToHost(attributes)) return true;
  return target === '_self';
}
