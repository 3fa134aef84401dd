import type { Config } from '../config/config.ts';
import type { Metadata } from '../../corpus/schema/index.ts';
import type { HeadElement } from '../parse/document.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { headFault } from '../html/safe-head.ts';
import { unlessEmpty } from '../values/objects.ts';

/** The data of a page for its `<head>`. */
export interface PageHead {
  path: string;
  title: string;
  /** The path of the canonical page, if it is another page. */
  canonicalPath?: string | undefined;
  keywords?: string[] | undefined;
  /** A path below the base URL, or an address. */
  image?: string | undefined;
  noIndex?: boolean | undefined;
  /** The robots directive, if it differs from the default of `noIndex`. */
  robots?: string | undefined;
  className?: string | undefined;
  elements?: HeadElement[] | undefined;
}

/** @returns the head metadata of a page */
export function pageMetadata(page: PageHead, config: Config): Metadata {
  const own = ownHead(page.elements ?? []);
  const image = page.image ?? config.themeConfig.image;
  return {
    title:
      own.title ??
      (page.title && page.title !== config.title
        ? `${page.title} ${config.titleDelimiter} ${config.title}`
        : config.title),
    canonical: config.url + encodePath(page.canonicalPath ?? page.path),
    keywords: unlessEmpty(page.keywords ?? []),
    image: image === undefined ? undefined : absoluteUrl(image, config),
    robots: page.robots ?? (page.noIndex || config.noIndex ? 'noindex, nofollow' : undefined),
    elements: unlessEmpty(own.elements),
    className: [page.className, own.className].filter(Boolean).join(' ') || undefined,
  };
}

/** @param url a path below the base URL, or an address */
export function absoluteUrl(url: string, { url: origin, baseUrl }: Config): string {
  if (isExternal(url)) return url;
  return origin + (url.startsWith(baseUrl) && url.startsWith('/') ? url : joinPath(baseUrl, url));
}

/** @returns the safe elements of a page's own `<head>`: metadata and links, without code */
export function ownHead(elements: readonly HeadElement[]) {
  return {
    title: elements.findLast(({ tag }) => tag === 'title')?.text,
    className: elements.findLast(({ tag }) => tag === 'html')?.attributes.class,
    elements: elements.filter(isInert).map(({ tag, attributes }) => ({ tag, attributes })),
  };
}

function isInert({ tag, attributes }: HeadElement): boolean {
  return (tag === 'meta' || tag === 'link') && headFault(tag, attributes) === undefined;
}
