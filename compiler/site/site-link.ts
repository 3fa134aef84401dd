import type { Config } from '../config/config.ts';
import { decodePath, encodePath, joinPath, splitUrl, withTrailingSlash } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import type { SiteInput } from './site.ts';

/** Where a link of the configuration leads. */
export interface SiteLink {
  href: string;
  /** `_self` for a file that is no page of the site. */
  target?: '_self' | undefined;
}

/** What links of the configuration are resolved against. */
export interface LinkBase extends Pick<Config, 'baseUrl' | 'trailingSlash'> {
  /** Whether a file has a pathname: `trailingSlash` is for pages alone. */
  isFile(pathname: string): boolean;
}

/** @returns what links of a site are resolved against */
export function linkBase(input: LinkInput): LinkBase {
  const { baseUrl, trailingSlash } = input.config;
  // Files are read for each path: a base does not depend on all of them.
  const isFile = (path: string) => input.staticPathnames?.has(path) || (input.isMadeFile?.(path) ?? false);
  return { baseUrl, trailingSlash, isFile };
}

type LinkInput = Pick<SiteInput, 'config' | 'staticPathnames' | 'isMadeFile'>;

const filePrefix = 'pathname://';

/**
 * Resolves a link of the navbar, the footer or a sidebar: a path gets the base URL, and that of a page the last slash the
 * site wants.
 *
 * @param url a path, with or without a slash in front, `pathname://` before the path of a file, or any other address
 * @param addBaseUrl false when the path has the base URL already
 */
export function siteLink(url: string, base: LinkBase, addBaseUrl = true): SiteLink {
  const { baseUrl, trailingSlash, isFile } = base;
  const isLeftToHost = url.startsWith(filePrefix);
  const written = isLeftToHost ? url.slice(filePrefix.length) : url;
  if (isExternal(written) || written.startsWith('#')) return { href: written };
  const { pathname, search, hash } = splitUrl(written);
  const hasBase = !addBaseUrl || pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl;
  const path = decodePath(hasBase ? pathname : joinPath(baseUrl, pathname));
  const rest = search + hash;
  if (isLeftToHost) return { href: encodePath(path) + rest, target: '_self' };
  // The Markdown of a page is a file as well.
  const served =
    isFile(path) || isFile(`${path}index.html`) || path.endsWith('.md')
      ? path
      : withTrailingSlash(path, trailingSlash, baseUrl);
  return { href: encodePath(served) + rest };
}

/** @returns the address of a file of the site, such as a logo */
export function fileHref(url: string, base: LinkBase): string {
  return siteLink(isExternal(url) ? url : filePrefix + url, base).href;
}
