import type { Config } from '../../config/config.ts';
import { decodePath, encodePath, joinPath, splitUrl, withTrailingSlash } from '../../../corpus/url/pathname.ts';
import { isExternal } from '../../../corpus/url/policy.ts';
import type { SiteInput } from '../site-input.ts';

/** A link from the config, resolved to an href. */
export interface SiteLink {
  href: string;
  /** `_self` if the target is a file of the site: the browser must load it without the viewer. */
  target?: '_self' | undefined;
}

/** The context for resolving links in the config. */
export interface LinkBase extends Pick<Config, 'baseUrl' | 'trailingSlash'> {
  /** Whether a pathname is a file. `trailingSlash` doesn't apply to files. */
  isFile(pathname: string): boolean;
}

/** @returns the context for resolving links of the site */
export function linkBase(input: LinkInput): LinkBase {
  const { baseUrl, trailingSlash } = input.config;
  // Looking up single paths depends only on these paths, not on the whole set of files.
  const isFile = (path: string) => input.staticPathnames?.has(path) || (input.isMadeFile?.(path) ?? false);
  return { baseUrl, trailingSlash, isFile };
}

type LinkInput = Pick<SiteInput, 'config' | 'staticPathnames' | 'isMadeFile'>;

const filePrefix = 'pathname://';

/**
 * Resolves a link of the navbar, the footer or a sidebar. Paths get the base URL; paths of pages also get the
 * trailing slash that the site uses.
 *
 * @param url a path with or without a leading slash, `pathname://` and the path of a file, or any other
 * address
 * @param addBaseUrl false if the path already has the base URL
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
  // `/page.md`, the Markdown version of a page, counts as a file.
  const served =
    isFile(path) || isFile(`${path}index.html`) || path.endsWith('.md')
      ? path
      : withTrailingSlash(path, trailingSlash, baseUrl);
  return { href: encodePath(served) + rest };
}

/** @returns the href of a file of the site, such as a logo */
export function fileHref(url: string, base: LinkBase): string {
  return siteLink(isExternal(url) ? url : filePrefix + url, base).href;
}
