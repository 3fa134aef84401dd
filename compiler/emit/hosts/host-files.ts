import type { PageHeaders } from '../csp/page-headers.ts';
import type { Artifact } from '../output.ts';
import type { Site } from '../../site/site.ts';
import { headersFile } from './headers-file.ts';
import { netlifyRedirects } from './netlify-redirects.ts';
import { nginxHeaders, nginxRedirects } from './nginx.ts';
import { vercelConfig } from './vercel-config.ts';

/** A site as its host sees it, in all languages. */
export type HostedSite = Pick<Site, 'config' | 'redirects' | 'rewrites' | 'places'>;

type TextFile = Artifact & { text: string };

/** The redirects, rewrites and headers in the words of common hosts; nothing when there are none. */
export function hostFiles(site: HostedSite, headers: PageHeaders | undefined): TextFile[] {
  const texts: Record<string, () => string> = {
    _redirects: () => netlifyRedirects(site),
    _headers: () => headersFile(site, headers!),
    'vercel.json': () => vercelConfig(site, headers),
    'redirects.nginx.conf': () => nginxRedirects(site),
    'headers.nginx.conf': () => nginxHeaders(site, headers!),
  };
  return pathsOf(site, headers !== undefined).map((path) => ({ path, text: texts[path]!() }));
}

/** @returns where they are written */
export function hostFilePaths(site: HostedSite): string[] {
  return pathsOf(site, site.config.csp !== false);
}

function pathsOf({ redirects, rewrites }: Pick<HostedSite, 'redirects' | 'rewrites'>, hasHeaders: boolean): string[] {
  const leads = redirects.length > 0 || rewrites.length > 0;
  return [
    ...(leads ? ['_redirects', 'redirects.nginx.conf'] : []),
    ...(hasHeaders ? ['_headers', 'headers.nginx.conf'] : []),
    ...(leads || hasHeaders ? ['vercel.json'] : []),
  ];
}
