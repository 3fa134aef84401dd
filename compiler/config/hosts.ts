import * as z from 'zod';

/** Hosts and servers for which Lectern can write config files. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'cloudfront', 'github-pages'] as const;
export type HostName = (typeof hostNames)[number];

/**
 * The hosts for which files are written. The default hosts are those that Lectern supported before this setting
 * existed. Their files begin with a dot, or have no effect on most other hosts.
 */
export const HostsOption = z
  .array(z.enum(hostNames))
  .default(() => ['netlify', 'cloudflare', 'vercel', 'nginx'] satisfies HostName[]);
