import type { HostedSearch } from '../../../corpus/schema/index.ts';

/**
 * Where a hit leads, however its index names the site.
 *
 *     https://example.org/docs/a?x=1#b  →  /docs/a#b
 *
 * @returns a path of this site with its hash; the whole URL of what the config says lies elsewhere
 * @throws TypeError for what is no URL
 */
export function hitAddress(
  url: string,
  baseUrl: string,
  {
    externalUrlRegex,
    replaceSearchResultPathname: change,
  }: Pick<HostedSearch, 'externalUrlRegex' | 'replaceSearchResultPathname'>,
): string {
  const { href, pathname, hash } = new URL(url, 'https://localhost/');
  if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)) return href;
  const path = pathname + hash;
  const changed = change ? path.replaceAll(new RegExp(change.from, 'g'), change.to) : path;
  // With two slashes in front it would name another host.
  const below = `/${changed.replace(/^\/+/, '')}`;
  return below.startsWith(baseUrl) ? below : baseUrl + below.slice(1);
}
