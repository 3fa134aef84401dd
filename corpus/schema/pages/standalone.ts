import * as z from 'zod';
import { bodyFields, Context, LastUpdate, PageBase } from '../page.ts';

/** A standalone page, written in Markdown or as a React component. */
export const StandalonePage = PageBase.extend({
  kind: z.literal('page'),
  context: Context,
  ...bodyFields,
  /** The body fills the screen between navbar and footer: a React page lays itself out. */
  bare: z.literal(true).optional(),
  /** The body starts with a `hero`, a large title and cards, and is as wide as the cards. */
  hero: z.literal(true).optional(),
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
});
export type StandalonePage = z.infer<typeof StandalonePage>;

/** A path that redirects to another address. */
export const RedirectPage = PageBase.extend({
  kind: z.literal('redirect'),
  /** A path with query and hash, or a URL. Without query and hash, the visitor's own query and hash are appended. */
  to: z.string(),
});
export type RedirectPage = z.infer<typeof RedirectPage>;

/** The page with all results of a search. Its address contains the query. */
export const SearchPage = PageBase.extend({ kind: z.literal('search') });
export type SearchPage = z.infer<typeof SearchPage>;

/** The page for paths without a route. */
export const NotFoundPage = PageBase.extend({ kind: z.literal('not-found') });
export type NotFoundPage = z.infer<typeof NotFoundPage>;
