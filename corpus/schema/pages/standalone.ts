import * as z from 'zod';
import { bodyFields, Context, LastUpdate, PageBase } from '../page.ts';

/** A standalone page, written in Markdown or as a React component. */
export const StandalonePage = PageBase.extend({
  kind: z.literal('page'),
  context: Context,
  ...bodyFields,
  /** The body fills the screen between navbar and footer: a React page lays itself out. */
  bare: z.literal(true).optional(),
  /** The body begins with a large title and cards, as the `hero` of its front matter has it, and is as wide as these. */
  hero: z.literal(true).optional(),
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
});
export type StandalonePage = z.infer<typeof StandalonePage>;

/** A path that leads to another. */
export const RedirectPage = PageBase.extend({
  kind: z.literal('redirect'),
  /** A path with query and hash, or an address, ready to be gone to. The visitor's own query and hash follow when it has neither. */
  to: z.string(),
});
export type RedirectPage = z.infer<typeof RedirectPage>;

/** The page that shows all results of a search; what is searched for is in its address. */
export const SearchPage = PageBase.extend({ kind: z.literal('search') });
export type SearchPage = z.infer<typeof SearchPage>;

/** What is shown for a path that no route has. */
export const NotFoundPage = PageBase.extend({ kind: z.literal('not-found') });
export type NotFoundPage = z.infer<typeof NotFoundPage>;
