import type { Config } from '../config/config.ts';
import { decodePath, encodePath, joinPath, splitUrl, withTrailingSlash } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import type { SiteInput } from './site.ts';

/** A resolved link of the config. */
export interface SiteLink {
  href: string;
  /** `_self` for a file that is not a page of the site. */
  target?: '_self' | undefined;
}

/** The settings that resolve links of the config. */
export interface LinkBase extends Pick<Config, 'baseUrl' | 'trailingSlash'> {
  /** Whether a pathname is a file, to which `trailingSlash` does not apply. */
  isFile(pathname: string): boolean;
}

/** @returns the settings that resolve links of the site */
export function linkBase(input: LinkInput): LinkBase {
  const { baseUrl, trailingSlash } = input.config;
  // Files are looked up for each path, so that the base does not depend on all of them.
  const isFile = (path: string) => input.staticPathnames?.has(path) || (input.isMadeFile?.(path) ?? false);
  return { baseUrl, trailingSlash, isFile };
}

type LinkInput = Pick<SiteInput, 'config' | 'staticPathnames' | 'isMadeFile'>;

const filePrefix = 'pathname://';

/**
 * Resolves a link of the navbar, the footer or a sidebar. Adds the base URL to a path, and the site's trailing slash to
 * the path of a page.
 *
 * @param url a path, with or without a leading slash, `pathname://` before the path of a file, or any other address
 * @param addBaseUrl false if the path has the base URL already
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
