import type { HostedSearch } from '../../../corpus/schema/index.ts';

/**
 * Converts the URL of a hit to an address on this site. Indexes contain URLs in several forms.
 *
 *     https://example.org/docs/a?x=1#b  →  /docs/a#b
 *
 * @returns a path on this site with its hash; the whole URL if the config declares it external
 * @throws TypeError if the URL is invalid
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
  // With two slashes at its start, the path would name another host.
  const below = `/${changed.replace(/^\/+/, '')}`;
  return below.startsWith(baseUrl) ? below : baseUrl + below.slice(1);
}
