import * as z from 'zod';
import { func } from './values.ts';

const pathMessage = 'expected a path that starts with "/" and has neither query nor hash';
const cleanPath = z.string().regex(/^\/[^?#]*$/, pathMessage);

const extension = z.string().regex(/^[\w-]+$/, 'expected an extension without its dot, such as "html"');

/** Settings for redirects. Names are the same as in Docusaurus' plugin-client-redirects. */
export const RedirectOptions = z.strictObject({
  /** Redirects; `to` is a path, optionally with query and hash, or a URL. */
  redirects: z
    .array(
      z.strictObject({
        from: z.union([cleanPath.transform((path) => [path]), z.array(cleanPath)], pathMessage),
        to: z.string().min(1, 'expected a path of this site, or an address of another site'),
      }),
    )
    .default([]),
  /** Function that is called with each path of the site. It returns the paths that redirect to it. */
  createRedirects: func<(path: string) => string | string[] | null | undefined>().optional(),
  /** With `['html']`, `/x.html` redirects to `/x`. */
  fromExtensions: z.array(extension).default([]),
  /** With `['html']`, `/x` redirects to `/x.html`, if a page with the path `/x.html` exists. */
  toExtensions: z.array(extension).default([]),
});
export type RedirectOptions = z.infer<typeof RedirectOptions>;

/**
 * A path that shows the page of another path, without a redirect. `:rest*` at the end matches the remaining segments
 * of the path.
 */
export const RewriteOptions = z
  .strictObject({ from: cleanPath, to: cleanPath })
  .refine(({ from, to }) => /:\w+\*$/.test(from) || !to.includes(':'), 'each parameter in "to" must also be in "from"');
export type RewriteOptions = z.infer<typeof RewriteOptions>;

export const SitemapOptions = z.strictObject({
  filename: z.string().default('sitemap.xml'),
  changefreq: z
    .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
    .nullable()
    .default('weekly'),
  priority: z.number().min(0).max(1).nullable().default(0.5),
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
  /** Globs of paths that the sitemap leaves out. */
  ignorePatterns: z.array(z.string()).default([]),
});
export type SitemapOptions = z.infer<typeof SitemapOptions>;
