import * as z from 'zod';

/** Hosts and servers that get generated rules of the site in their own format. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'cloudfront', 'github-pages'] as const;
export type HostName = (typeof hostNames)[number];

/**
 * The hosts that files are written for. The default is the set that Lectern has always written. Files for other hosts
 * begin with a dot, or are useful only on that host.
 */
export const HostsOption = z
  .array(z.enum(hostNames))
  .default(() => ['netlify', 'cloudflare', 'vercel', 'nginx'] satisfies HostName[]);
