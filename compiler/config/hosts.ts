import * as z from 'zod';

/** Hosts and servers for which Lectern can write config files. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'cloudfront', 'github-pages'] as const;
export type HostName = (typeof hostNames)[number];

/**
 * The hosts for which files are written. The default hosts are the hosts that Lectern supported before this setting
 * existed. Files for other hosts begin with a dot, or are useless on most hosts.
 */
export const HostsOption = z
  .array(z.enum(hostNames))
  .default(() => ['netlify', 'cloudflare', 'vercel', 'nginx'] satisfies HostName[]);
