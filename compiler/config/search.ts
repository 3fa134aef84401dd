import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { routeBase } from './values.ts';

/** Search, in an index that is part of the site unless a service is configured. */
export const SearchOptions = z.strictObject({
  /** The path of the search page, relative to the base URL; `false` for none. */
  path: z.union([z.literal(false), routeBase]).default('search'),
  /** Whether the document title of this page ends with the site's title. */
  siteInTitle: z.boolean().default(true),
  /** An address for reports of searches without the expected results; `{query}` is replaced with the query. */
  reportUrl: z.string().optional(),
});
export type SearchOptions = z.infer<typeof SearchOptions>;

const pattern = z.instanceof(RegExp).transform(({ source }) => source);

/** Search with Algolia's service. Names and defaults are the same as in Docusaurus. */
export const AlgoliaOptions = z
  .object({
    appId: z.string().min(1),
    /** The public key, which only allows searching. */
    apiKey: z.string().min(1),
    indexName: z.string().min(1),
    /** Only hits of the reader's language and versions. */
    contextualSearch: z.boolean().default(true),
    /** Sent with every query. */
    searchParameters: z.record(z.string(), Json).default({}),
    /** `false` or `null` for none. */
    searchPagePath: z.union([z.literal(false), z.null(), routeBase]).default('search'),
    /** Matches hits outside of the site. */
    externalUrlRegex: z.union([z.string(), pattern]).optional(),
    /** Replaces a part of hits' pathnames. A string matches itself. */
    replaceSearchResultPathname: z
      .object({ from: z.union([z.string().transform(escapeRegExp), pattern]), to: z.string() })
      .optional(),
  })
  // Lectern ignores options of Docusaurus' search widget.
  .catchall(z.unknown());
export type AlgoliaOptions = z.infer<typeof AlgoliaOptions>;

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}-]/g, '\\$&');
}
