import type { SiteFile } from '../../../corpus/schema/index.ts';
import { useViewer } from '../use-viewer.ts';

export interface BaseUrlOptions {
  /** Put the base URL before it even if it stands there already. */
  forcePrependBaseUrl?: boolean;
  /** With scheme and host. */
  absolute?: boolean;
}

/** @returns the address with the site's base URL before it; one that leads elsewhere as it is */
export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return withBaseUrl(url, useViewer('useBaseUrl').site, options);
}

export function useBaseUrlUtils(): { withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const { site } = useViewer('useBaseUrlUtils');
  return { withBaseUrl: (url, options) => withBaseUrl(url, site, options) };
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

/** Whether the address leads to a page of this site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}
