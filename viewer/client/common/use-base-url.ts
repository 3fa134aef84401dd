import type { SiteFile } from '../../../corpus/schema/index.ts';
import { urlIfFile } from '../file-urls.ts';
import { useViewer } from '../use-viewer.ts';

export interface BaseUrlOptions {
  /** Whether to prepend the base URL even if the address already starts with it. */
  forcePrependBaseUrl?: boolean;
  /** Whether to prepend the scheme and the host as well. */
  absolute?: boolean;
}

/**
 * Prepends the site's base URL: `/img/a.png` → `/docs/img/a.png`. Addresses of other sites are unchanged. If the corpus
 * is elsewhere, an address of a file becomes its URL there.
 */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  const { corpus, site } = useViewer('useBaseUrl');
  return urlIfFile(withBaseUrl(url, site, options), corpus);
}

export function useBaseUrlUtils(): { withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const { corpus, site } = useViewer('useBaseUrlUtils');
  return { withBaseUrl: (url, options) => urlIfFile(withBaseUrl(url, site, options), corpus) };
}

export function withBaseUrl(
  url: string,
  { url: origin, baseUrl }: Pick<SiteFile, 'url' | 'baseUrl'>,
  options: BaseUrlOptions = {},
): string {
  if (!url || url.startsWith('#') || hasProtocol(url)) return url;
  const rest = url.replace(/^\//, '');
  if (options.forcePrependBaseUrl) return baseUrl + rest;
  if (url === baseUrl.replace(/\/$/, '')) return baseUrl;
  const path = url.startsWith(baseUrl) ? url : baseUrl + rest;
  return options.absolute ? origin + path : path;
}

export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}
