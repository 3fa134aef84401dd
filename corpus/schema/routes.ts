import * as z from 'zod';
import { LastUpdate } from './page.ts';
import { pageSchemas, type PageKind } from './pages/index.ts';

/** The kind of a page. */
export const RouteKind = z.enum(Object.keys(pageSchemas) as [PageKind, ...PageKind[]]);
export type RouteKind = z.infer<typeof RouteKind>;

/** A page and its path. */
export const Route = z.strictObject({
  /** The id of the page in the whole corpus: `doc/default/2.0/guides/write`, `post/blog/2026/11/02/tides`. */
  key: z.string().optional(),
  /** The path as served, decoded. */
  path: z.string(),
  kind: RouteKind,
  /** The page's file, relative to `corpus/`. */
  page: z.string(),
  /** The path of the page as a URL path, percent-encoded, so without blanks. */
  pageHref: z.string().optional(),
  title: z.string(),
  description: z.string().optional(),
  /** The source file, relative to the site's folder. */
  source: z.string().optional(),
  instance: z.string().optional(),
  version: z.string().optional(),
  unlisted: z.literal(true).optional(),
  /** The date and author of the last change of its file, if the page shows them. */
  lastUpdate: LastUpdate.optional(),
});
export type Route = z.infer<typeof Route>;

/** `corpus/routes.json`: every route, sorted by path. For tools; the viewer never loads it. */
export const RoutesFile = z.strictObject({ $schema: z.string(), format: z.literal(1), routes: z.array(Route) });
export type RoutesFile = z.infer<typeof RoutesFile>;

/** `corpus/redirects.json`: redirected paths, and paths that show the page of another path. */
export const RedirectsFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** `:rest*` at the end of a path matches the remaining path. The first match applies. */
  rewrites: z.array(z.strictObject({ from: z.string(), to: z.string() })).optional(),
});
export type RedirectsFile = z.infer<typeof RedirectsFile>;
