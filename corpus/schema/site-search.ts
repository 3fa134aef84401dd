import * as z from 'zod';
import { Json } from './json.ts';

const common = {
  /** The path of the search page. Absent if the site has no search page. */
  path: z.string().optional(),
  /** The address where readers can report missing results. `{query}` is replaced by the query. */
  reportUrl: z.string().optional(),
};

/** Search that runs in the browser, with an index in the corpus. */
export const EmbeddedSearch = z.strictObject({
  kind: z.literal('embedded'),
  ...common,
  /** The folder of the index, relative to `corpus/`. */
  index: z.string(),
});
export type EmbeddedSearch = z.infer<typeof EmbeddedSearch>;

/** Search with the service of Algolia. */
export const HostedSearch = z.strictObject({
  kind: z.literal('hosted'),
  ...common,
  appId: z.string(),
  /** The public API key, which permits only searches. */
  apiKey: z.string(),
  indexName: z.string(),
  /** Whether hits are limited to the language of the page, and to the docs versions that the reader uses. */
  contextualSearch: z.boolean(),
  /** Parameters that are sent to the service with every query. */
  searchParameters: z.record(z.string(), Json).optional(),
  /** A regular expression. If a hit's URL matches it, the viewer opens the hit as a page of another site. */
  externalUrlRegex: z.string().optional(),
  /** A change to the pathname of every hit: a regular expression, and the replacement for its matches. */
  replaceSearchResultPathname: z.strictObject({ from: z.string(), to: z.string() }).optional(),
});
export type HostedSearch = z.infer<typeof HostedSearch>;

/** The search of a site: its own index, or a search service. */
export const SiteSearch = z.discriminatedUnion('kind', [EmbeddedSearch, HostedSearch]);
export type SiteSearch = z.infer<typeof SiteSearch>;
