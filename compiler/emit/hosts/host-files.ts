import type { Artifact } from '../output.ts';
import type { Site } from '../../site/site.ts';
import { netlifyRedirects } from './netlify-redirects.ts';
import { nginxRedirects } from './nginx-redirects.ts';
import { vercelConfig } from './vercel-config.ts';

/** The redirects and rewrites in the words of common hosts; nothing when there are none. */
export function hostFiles(site: Pick<Site, 'config' | 'redirects' | 'rewrites'>): (Artifact & { text: string })[] {
  if (site.redirects.length === 0 && site.rewrites.length === 0) return [];
  return [
    { path: '_redirects', text: netlifyRedirects(site) },
    { path: 'vercel.json', text: vercelConfig(site) },
    { path: 'redirects.nginx.conf', text: nginxRedirects(site) },
  ];
}
