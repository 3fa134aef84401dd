import type { Page, RedirectsFile, SiteFile, VersionsFile } from '../../corpus/schema/index.ts';
import { readSrcSet } from '../../corpus/url/srcset.ts';
import { words } from '../values/words.ts';
import type { Resolver } from './resolver.ts';

/**
 * @param path the path of the file, relative to `corpus/`
 * @param from the pathname at which relative addresses start
 * @returns each broken address in the file
 */
export function checkLinks(path: string, value: unknown, from: string, resolves: Resolver): string[] {
  const targets = new Set(linkTargets(partsWithLinks(path, value)));
  return [...targets].filter((target) => !resolves(target, from));
}

/**
 * The parts of a file in which every path must lead somewhere. The path of an instance or a version needn't be a page.
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
  // The form of an extension's data is unknown: an `href` in it may be anything.
  if (path.startsWith('pages/')) return { ...(value as Page), data: undefined };
  return /^(docs|blog)\//.test(path) ? value : [];
}

/** Keys whose values are always addresses. */
const addressKeys = new Set(
  words(`
  href src srcDark path tagsPath favicon home poster image listPath authorsPath newer older
  cite xLinkHref background srcSet
`),
);
/**
 * The props of components that are addresses in HTML too. The meaning of other props, for example `path`, depends on
 * the component.
 */
const propKeys = new Set(['href', 'src', 'srcDark', 'srcSet', 'poster']);
/** Keys with unchanged values of authors; code is checked separately. */
const otherKeys = new Set(['frontMatter', 'customProps', 'customFields', 'metadata', 'code']);

/**
 * @returns every address in a part of a corpus file that should lead somewhere, except addresses that the host answers
 */
function linkTargets(value: unknown, keys: ReadonlySet<string> = addressKeys): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linkTargets(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  const isComponent = 'type' in value && value.type === 'component';
  // The meaning of all props of a component with code depends on its code.
  const isCode = isComponent && 'code' in value;
  const isHostsOwn = isLeftToHost(value);
  return Object.entries(value).flatMap(([key, content]) => {
    if (key === 'srcSet' && keys.has(key)) return readSrcSet(content).map(({ url }) => url);
    if (typeof content === 'string') return keys.has(key) && !(isHostsOwn && key === 'href') ? [content] : [];
    if (otherKeys.has(key) || (isCode && key === 'props')) return [];
    return linkTargets(content, isComponent && key === 'props' ? propKeys : key === 'items' ? addressKeys : keys);
  });
}

/** Whether a link was written with `pathname://`, so that the browser requests it from the host. */
function isLeftToHost(link: { target?: unknown; attributes?: unknown }): boolean {
  const { target, attributes } = link;
  if (typeof attributes === 'object' && attributes !== null && isLeftToHost(attributes)) return true;
  return target === '_self';
}
