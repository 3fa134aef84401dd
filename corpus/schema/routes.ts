import * as z from 'zod';
import { LastUpdate } from './page.ts';
import { pageSchemas, type PageKind } from './pages/index.ts';

/** The kind of a page. */
export const RouteKind = z.enum(Object.keys(pageSchemas) as [PageKind, ...PageKind[]]);
export type RouteKind = z.infer<typeof RouteKind>;

/** A page, and where it is. */
export const Route = z.strictObject({
  /** The id of the page in the whole corpus: `doc/default/2.0/guides/write`, `post/blog/2026/11/02/tides`. */
  key: z.string().optional(),
  /** The path as served, decoded. */
  path: z.string(),
  kind: RouteKind,
  /** The page's file, relative to `corpus/`. */
  page: z.string(),
  /** The same as the path of a URL, percent-encoded: it holds no blank. */
  pageHref: z.string().optional(),
  title: z.string(),
  description: z.string().optional(),
  /** The file of content it comes from, relative to the site's folder. */
  source: z.string().optional(),
  instance: z.string().optional(),
  version: z.string().optional(),
  unlisted: z.literal(true).optional(),
  /** When its file was last changed, and by whom, where its page says so. */
  lastUpdate: LastUpdate.optional(),
});
export type Route = z.infer<typeof Route>;

/** `corpus/routes.json`: every route, sorted by path. For tools; the viewer never loads it. */
export const RoutesFile = z.strictObject({ $schema: z.string(), format: z.literal(1), routes: z.array(Route) });
export type RoutesFile = z.infer<typeof RoutesFile>;

/** `corpus/redirects.json`: paths that lead to others, and paths that show the page of another. */
export const RedirectsFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** `:rest*` at the end of a path stands for whatever follows. The first that fits counts. */
  rewrites: z.array(z.strictObject({ from: z.string(), to: z.string() })).optional(),
});
export type RedirectsFile = z.infer<typeof RedirectsFile>;
