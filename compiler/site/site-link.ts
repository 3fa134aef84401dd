import type { Config } from '../config/config.ts';
import { decodePath, encodePath, joinPath, splitUrl, withTrailingSlash } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';

/** Where a link of the configuration leads. */
export interface SiteLink {
  href: string;
  /** `_self` for a file that is no page of the site. */
  target?: '_self' | undefined;
}

const filePrefix = 'pathname://';

/**
 * Resolves a link of the navbar, the footer or a sidebar: a path gets the base URL and the last slash the site wants.
 *
 * @param url a path, with or without a slash in front, `pathname://` before the path of a file, or any other address
 * @param addBaseUrl false when the path holds the base URL as it is
 */
export function siteLink(url: string, config: Config, addBaseUrl = true): SiteLink {
  const { baseUrl, trailingSlash } = config;
  const isFile = url.startsWith(filePrefix);
  const written = isFile ? url.slice(filePrefix.length) : url;
  if (isExternal(written) || written.startsWith('#')) return { href: written };
  const { pathname, search, hash } = splitUrl(written);
  const hasBase = !addBaseUrl || pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl;
  const path = encodePath(decodePath(hasBase ? pathname : joinPath(baseUrl, pathname)));
  if (isFile) return { href: path + search + hash, target: '_self' };
  return { href: withTrailingSlash(path, trailingSlash, baseUrl) + search + hash };
}

/** @returns the address of a file of the site, such as a logo */
export function fileHref(url: string, config: Config): string {
  return siteLink(isExternal(url) ? url : filePrefix + url, config).href;
}
