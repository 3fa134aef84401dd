import * as z from 'zod';
import { LastUpdate } from './page.ts';
import { pageSchemas, type PageKind } from './pages/index.ts';

/** The kind of a page. */
export const RouteKind = z.enum(Object.keys(pageSchemas) as [PageKind, ...PageKind[]]);
export type RouteKind = z.infer<typeof RouteKind>;

/** A page and its path. */
export const Route = z.strictObject({
  /** Identifies the page in the corpus: `doc/default/2.0/guides/write`, `post/blog/2026/11/02/tides`. */
  key: z.string().optional(),
  /** The path of the page as served, decoded. */
  path: z.string(),
  kind: RouteKind,
  /** The path of the page's file, relative to `corpus/`. */
  page: z.string(),
  /** The percent-encoded path of the page as served, for links. */
  pageHref: z.string().optional(),
  title: z.string(),
  description: z.string().optional(),
  /** The path of the source file, relative to the site's folder. */
  source: z.string().optional(),
  instance: z.string().optional(),
  version: z.string().optional(),
  unlisted: z.literal(true).optional(),
  /** The date and the author of the source file's last change, if the page displays them. */
  lastUpdate: LastUpdate.optional(),
});
export type Route = z.infer<typeof Route>;

/** `corpus/routes.json`: all pages, sorted by path. It is for tools; the viewer never loads it. */
export const RoutesFile = z.strictObject({ $schema: z.string(), format: z.literal(1), routes: z.array(Route) });
export type RoutesFile = z.infer<typeof RoutesFile>;

/** `corpus/redirects.json`: the redirects and the rewrites. A rewritten path shows the page of another path. */
export const RedirectsFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** Rewrites: paths that show the page of another path. `:rest*` at the end matches the remaining path. The first
   * match applies. */
  rewrites: z.array(z.strictObject({ from: z.string(), to: z.string() })).optional(),
});
export type RedirectsFile = z.infer<typeof RedirectsFile>;
