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
 * The hosts for which Lectern writes config files. The default contains the hosts that Lectern supported before this
 * setting existed. Their files are harmless on other hosts.
 */
export const HostsOption = z
  .array(z.enum(hostNames))
  .default(() => ['netlify', 'cloudflare', 'vercel', 'nginx'] satisfies HostName[]);
