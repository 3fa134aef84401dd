import type { Config } from '../config/config.ts';
import type { Metadata } from '../../corpus/schema/index.ts';
import type { HeadElement } from '../parse/document.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { headProblem } from '../html/safe-head.ts';
import { unlessEmpty } from '../values/objects.ts';

/** The data for a page's `<head>`. */
export interface PageHead {
  path: string;
  title: string;
  /** Path of the canonical page. Absent if this page is the canonical page. */
  canonicalPath?: string | undefined;
  keywords?: string[] | undefined;
  /** A path below the base URL, or a URL. */
  image?: string | undefined;
  noIndex?: boolean | undefined;
  /** Value of the `robots` meta element, if it differs from the value that `noIndex` implies. */
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

/**
 * Returns an absolute URL.
 *
 * @param url a path below the base URL, or a URL
 */
export function absoluteUrl(url: string, { url: origin, baseUrl }: Config): string {
  if (isExternal(url)) return url;
  return origin + (url.startsWith(baseUrl) && url.startsWith('/') ? url : joinPath(baseUrl, url));
}

/**
 * @returns title and class of a page's own `<head>`, and the elements that can't run code, such as metadata and links
 */
export function ownHead(elements: readonly HeadElement[]) {
  return {
    title: elements.findLast(({ tag }) => tag === 'title')?.text,
    className: elements.findLast(({ tag }) => tag === 'html')?.attributes.class,
    elements: elements.filter(isInert).map(({ tag, attributes }) => ({ tag, attributes })),
  };
}

function isInert({ tag, attributes }: HeadElement): boolean {
  return (tag === 'meta' || tag === 'link') && headProblem(tag, attributes) === undefined;
}
