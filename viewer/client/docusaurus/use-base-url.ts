import type { SiteFile } from '../../../corpus/schema/index.ts';
import { urlIfFile } from '../file-urls.ts';
import { useViewer } from '../use-viewer.ts';

export interface BaseUrlOptions {
  /** Prepend the base URL even if the address already starts with it. */
  forcePrependBaseUrl?: boolean;
  /** With scheme and host. */
  absolute?: boolean;
}

/**
 * @returns the address with the site's base URL before it; an address of another site is unchanged. For a corpus on
 * another host, files have their URL there
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

/** Whether the address is an address of this site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}
