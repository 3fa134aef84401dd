import * as z from 'zod';

/** Hosts and servers that have rules of their own, and are told those of a site in their words. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'cloudfront', 'github-pages'] as const;
export type HostName = (typeof hostNames)[number];

/**
 * The hosts for which files are written beside the pages. Those that were always written stay; the others begin with a
 * dot, or are of use to nobody else.
 */
export const HostsOption = z
  .array(z.enum(hostNames))
  .default(() => ['netlify', 'cloudflare', 'vercel', 'nginx'] satisfies HostName[]);
