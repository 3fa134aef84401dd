import * as z from 'zod';
import { bodyFields, Context, LastUpdate, PageBase } from '../page.ts';

/** A standalone page, from a Markdown file or a React component. */
export const StandalonePage = PageBase.extend({
  kind: z.literal('page'),
  context: Context,
  ...bodyFields,
  /** Whether the body fills the space between navbar and footer. True for React pages, which have their own layout. */
  bare: z.literal(true).optional(),
  /** Whether the body starts with a hero: a large title, buttons and cards. The page is then as wide as the cards. */
  hero: z.literal(true).optional(),
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
});
export type StandalonePage = z.infer<typeof StandalonePage>;

/** A page that redirects its path to another address. */
export const RedirectPage = PageBase.extend({
  kind: z.literal('redirect'),
  /**
   * The target: a path with query and hash, or a URL. If the target has neither query nor hash, the query and hash of
   * the reader's address are appended.
   */
  to: z.string(),
});
export type RedirectPage = z.infer<typeof RedirectPage>;

/** The search page. It lists all results of the query in its address. */
export const SearchPage = PageBase.extend({ kind: z.literal('search') });
export type SearchPage = z.infer<typeof SearchPage>;

/** The not-found page, for paths at which there is no page. */
export const NotFoundPage = PageBase.extend({ kind: z.literal('not-found') });
export type NotFoundPage = z.infer<typeof NotFoundPage>;
