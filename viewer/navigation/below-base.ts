import { splitUrl, withoutTrailingSlash } from '../../corpus/url/pathname.ts';

/**
 *     belowBase('/site/docs/a#b', '/site/')  →  '/docs/a'
 *
 * @returns the part of an href's pathname below the base URL; undefined when it leads out of the site
 */
export function belowBase(href: string, baseUrl: string): string | undefined {
  const { pathname } = splitUrl(href);
  if (pathname === withoutTrailingSlash(baseUrl)) return '/';
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
}
