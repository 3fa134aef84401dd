import * as z from 'zod';
import { Json } from './json.ts';

const common = {
  /** Of the page with all results, as served; absent on a site without one. */
  path: z.string().optional(),
  /** Where readers may report a search that should have had results; `{query}` is replaced by the query. */
  reportUrl: z.string().optional(),
};

/** Searched in the reader's browser, in an index that lies in the corpus. */
export const EmbeddedSearch = z.strictObject({
  kind: z.literal('embedded'),
  ...common,
  /** The folder of the index, relative to `corpus/`. */
  index: z.string(),
});
export type EmbeddedSearch = z.infer<typeof EmbeddedSearch>;

/** Searched by Algolia's service. */
export const HostedSearch = z.strictObject({
  kind: z.literal('hosted'),
  ...common,
  appId: z.string(),
  /** The public key, which can do nothing but search. */
  apiKey: z.string(),
  indexName: z.string(),
  /** Whether only hits of the reader's language and versions count. */
  contextualSearch: z.boolean(),
  /** Parameters of the service's own, for every query. */
  searchParameters: z.record(z.string(), Json).optional(),
  /** URLs of hits that lie outside of this site, as a regular expression. */
  externalUrlRegex: z.string().optional(),
  /** What is changed in the pathnames of hits: a regular expression, and what takes the place of each match. */
  replaceSearchResultPathname: z.strictObject({ from: z.string(), to: z.string() }).optional(),
});
export type HostedSearch = z.infer<typeof HostedSearch>;

/** How a site is searched. */
export const SiteSearch = z.discriminatedUnion('kind', [EmbeddedSearch, HostedSearch]);
export type SiteSearch = z.infer<typeof SiteSearch>;
