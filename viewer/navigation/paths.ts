import { splitUrl, withoutTrailingSlash, decodePath } from '../../corpus/url/pathname.ts';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/site-file.ts';

/**
 *     belowBase('/site/docs/a#b', '/site/')  →  '/docs/a'
 *
 * @returns the part of an href's pathname below the base URL; undefined if the href is not below it
 */
export function belowBase(href: string, baseUrl: string): string | undefined {
  const { pathname } = splitUrl(href);
  if (pathname === withoutTrailingSlash(baseUrl)) return '/';
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
}

/** Whether an href leads to a page in another language on the same host. Each language is a separate site. */
export function isInOtherLanguage(href: string, { baseUrl, locales }: Pick<SiteFile, 'baseUrl' | 'locales'>): boolean {
  return locales.some(({ path, url }) => !url && path !== baseUrl && path.startsWith(baseUrl) && belowBase(href, path));
}

/** Whether two paths lead to the same page. Percent-encoding and a trailing slash are ignored. */
export function samePath(a: string, b: string): boolean {
  return a === b || withoutTrailingSlash(decodePath(a)) === withoutTrailingSlash(decodePath(b));
}

/** @returns the path of the home page. If there is none, the first page of the docs, or of the blog */
export function startPath(site: SiteFile): string {
  if (site.home !== undefined) return site.home;
  const versions = docsInstances(site)[0]?.versions ?? [];
  return versions.find(({ isLast }) => isLast)?.mainDoc.path ?? site.instances[0]?.path ?? site.baseUrl;
}
