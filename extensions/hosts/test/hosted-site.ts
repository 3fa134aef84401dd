import type { OutputHeaders, PageHeaders, SiteAddresses } from '../../../compiler/index.ts';
import { parseConfig } from '../../../compiler/config/parse-config.ts';
import { cacheHeaders } from '../../../compiler/extensions/published-site.ts';
import { htmlFile } from '../../../viewer/html/html-file.ts';
import type { HostedSite, HostName } from '../hosted-site.ts';

/** The settings, pages and addresses of a test site. */
interface Given extends Partial<Pick<SiteAddresses, 'redirects' | 'rewrites'>> {
  settings?: object;
  /** Pathnames. */
  paths?: readonly string[];
  headers?: PageHeaders | undefined;
}

/** @returns a site in the format that the extension gets from the compiler */
export function hostedSite({ settings = {}, paths = [], redirects = [], rewrites = [], headers }: Given): HostedSite {
  const config = parseConfig({ title: 'My site', ...settings }, 'test');
  const { title, tagline, url, baseUrl, trailingSlash } = config;
  const sent: OutputHeaders = { pages: headers, caching: cacheHeaders };
  return {
    options: {
      hosts: config.hosts as readonly HostName[],
      cleanUrls: config.redirects.fromExtensions.includes('html'),
    },
    site: { title, tagline, url, baseUrl, trailingSlash, defaultLocale: 'en', locales: ['en'], production: true },
    addresses: {
      baseUrls: [baseUrl],
      pages: paths.map((path) => ({ path, file: htmlFile(path, config) })),
      redirects,
      rewrites,
    },
    headers: sent,
  };
}
