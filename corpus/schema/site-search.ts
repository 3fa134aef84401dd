import * as z from 'zod';
import { Json } from './json.ts';

const common = {
  /** The served path of the results page; absent on a site without one. */
  path: z.string().optional(),
  /** The address where readers can report missing results; `{query}` is replaced by the query. */
  reportUrl: z.string().optional(),
};

/** Search in the reader's browser, in an index of the corpus. */
export const EmbeddedSearch = z.strictObject({
  kind: z.literal('embedded'),
  ...common,
  /** The folder of the index, relative to `corpus/`. */
  index: z.string(),
});
export type EmbeddedSearch = z.infer<typeof EmbeddedSearch>;

/** Search by Algolia's service. */
export const HostedSearch = z.strictObject({
  kind: z.literal('hosted'),
  ...common,
  appId: z.string(),
  /** The public key, which permits searches only. */
  apiKey: z.string(),
  indexName: z.string(),
  /** Whether hits are limited to the reader's language and versions. */
  contextualSearch: z.boolean(),
  /** Parameters of the service, sent with every query. */
  searchParameters: z.record(z.string(), Json).optional(),
  /** A regular expression for URLs of hits outside of this site. */
  externalUrlRegex: z.string().optional(),
  /** Replaces parts of the pathnames of hits: a regular expression, and the replacement of each match. */
  replaceSearchResultPathname: z.strictObject({ from: z.string(), to: z.string() }).optional(),
});
export type HostedSearch = z.infer<typeof HostedSearch>;

/** The kind of search of a site. */
export const SiteSearch = z.discriminatedUnion('kind', [EmbeddedSearch, HostedSearch]);
export type SiteSearch = z.infer<typeof SiteSearch>;
