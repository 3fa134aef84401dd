import * as z from 'zod';

/** Hosts and servers for which Lectern can write config files. */
export const hostNames = [
  'netlify',
  'cloudflare',
  'vercel',
  'nginx',
  'apache',
  'caddy',
  'cloudfront',
  'github-pages',
] as const;
export type HostName = (typeof hostNames)[number];

/**
 * The hosts for which files are written. By default, Lectern writes files for the hosts that it supported before this
 * setting existed. The names of these files begin with a dot, or the files have no effect on most other hosts.
 */
export const HostsOption = z
  .array(z.enum(hostNames))
  .default(() => ['netlify', 'cloudflare', 'vercel', 'nginx'] satisfies HostName[]);
