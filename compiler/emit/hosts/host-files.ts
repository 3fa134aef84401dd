import type { HostName } from '../../config/hosts.ts';
import type { PageHeaders } from '../csp/page-headers.ts';
import type { Artifact } from '../output.ts';
import { apacheConfig } from './apache.ts';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront.ts';
import { headersFile } from './headers-file.ts';
import type { HostedSite } from './hosted-site.ts';
import { netlifyRedirects } from './netlify-redirects.ts';
import { nginxHeaders, nginxPages, nginxRedirects } from './nginx.ts';
import { vercelConfig } from './vercel-config.ts';

type TextFile = Artifact & { text: string };

/** A config file for hosts. Several hosts may read the same file. */
interface HostFile {
  hosts: readonly HostName[];
  /** Whether the file would be empty for a site. */
  isEmpty?(site: HostedSite): boolean;
  /**
   * Generates the content of the file.
   *
   * @param headers headers of pages; undefined if the config disables the policy
   */
  make(site: HostedSite, headers: PageHeaders | undefined): string;
}

const leadsNowhere = ({ redirects, rewrites }: HostedSite) => redirects.length + rewrites.length === 0;

const hostFileOf: Record<string, HostFile> = {
  _redirects: { hosts: ['netlify', 'cloudflare'], isEmpty: leadsNowhere, make: netlifyRedirects },
  _headers: { hosts: ['netlify', 'cloudflare'], make: headersFile },
  'vercel.json': { hosts: ['vercel'], make: vercelConfig },
  'redirects.nginx.conf': { hosts: ['nginx'], isEmpty: leadsNowhere, make: nginxRedirects },
  'headers.nginx.conf': { hosts: ['nginx'], make: nginxHeaders },
  'pages.nginx.conf': { hosts: ['nginx'], make: nginxPages },
  '.htaccess': { hosts: ['apache'], make: apacheConfig },
  'cloudfront-function.js': { hosts: ['cloudfront'], make: cloudFrontFunction },
  'cloudfront-headers.json': {
    hosts: ['cloudfront'],
    isEmpty: ({ config }) => config.csp === false,
    make: (site, headers) => cloudFrontHeaders(site, headers!),
  },
  // Without this file, GitHub Pages runs Jekyll, which removes files whose names begin with "_".
  '.nojekyll': { hosts: ['github-pages'], make: () => '' },
};

/** Generates redirects, rewrites, headers and cache rules for the hosts in the config. */
export function hostFiles(site: HostedSite, headers: PageHeaders | undefined): TextFile[] {
  return hostFilePaths(site).map((path) => ({ path, text: hostFileOf[path]!.make(site, headers) }));
}

/** @returns the paths of the host files that are generated */
export function hostFilePaths(site: HostedSite): string[] {
  return hostFileNames(site.config).filter((path) => !hostFileOf[path]!.isEmpty?.(site));
}

/** @returns the paths of all host files that a config allows, including empty files */
export function hostFileNames(config: HostedSite['config']): string[] {
  return Object.keys(hostFileOf).filter((path) => hostFileOf[path]!.hosts.some((host) => config.hosts.includes(host)));
}
