import type { Extension } from '../../compiler/index.ts';
import { apacheConfig } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront.ts';
import { headersFile } from './headers-file.ts';
import type { HostedSite, HostName, HostOptions } from './hosted-site.ts';
import { netlifyRedirects } from './netlify-redirects.ts';
import { nginxHeaders, nginxPages, nginxRedirects } from './nginx.ts';
import { vercelConfig } from './vercel-config.ts';

/** A generated config file, and the hosts that read it. */
interface HostFile {
  hosts: readonly HostName[];
  /** Returns the content of the file; undefined if the site needs no such file. */
  make(site: HostedSite): string | undefined;
}

const ifLeading = (make: HostFile['make']) => (site: HostedSite) =>
  site.addresses.redirects.length + site.addresses.rewrites.length === 0 ? undefined : make(site);

const hostFileOf: Record<string, HostFile> = {
  _redirects: { hosts: ['netlify', 'cloudflare'], make: ifLeading(netlifyRedirects) },
  _headers: { hosts: ['netlify', 'cloudflare'], make: headersFile },
  'vercel.json': { hosts: ['vercel'], make: vercelConfig },
  'redirects.nginx.conf': { hosts: ['nginx'], make: ifLeading(nginxRedirects) },
  'headers.nginx.conf': { hosts: ['nginx'], make: nginxHeaders },
  'pages.nginx.conf': { hosts: ['nginx'], make: nginxPages },
  '.htaccess': { hosts: ['apache'], make: apacheConfig },
  'site.caddy': { hosts: ['caddy'], make: caddyConfig },
  'cloudfront-function.js': { hosts: ['cloudfront'], make: cloudFrontFunction },
  'cloudfront-headers.json': {
    hosts: ['cloudfront'],
    make: (site) => site.headers.pages && cloudFrontHeaders(site, site.headers.pages),
  },
  // Without this file, GitHub Pages runs Jekyll, which removes files whose names begin with "_".
  '.nojekyll': { hosts: ['github-pages'], make: () => '' },
};

/** Redirects, rewrites, headers and cache rules for hosts. */
export const hosts: Extension<HostOptions> = {
  name: 'hosts',
  paths: filesFor,
  files(_corpus, emit, context) {
    for (const path of filesFor(context.options)) {
      const text = hostFileOf[path]!.make(context);
      if (text !== undefined) emit(path, text);
    }
  },
};

/** @returns the output paths of the config files that the chosen hosts read */
function filesFor({ hosts: chosen }: HostOptions): string[] {
  return Object.keys(hostFileOf).filter((path) => hostFileOf[path]!.hosts.some((host) => chosen.includes(host)));
}
