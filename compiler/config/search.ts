import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { routeBase } from './values.ts';

/** Search, in an index that the site carries with it unless a service is named. */
export const SearchOptions = z.strictObject({
  /** Where the page with all results lies, relative to the base URL; `false` for none. */
  path: z.union([z.literal(false), routeBase]).default('search'),
  /** Whether the site's title follows that of this page in the head of the document. */
  siteInTitle: z.boolean().default(true),
  /** Where readers may tell of a search that should have had results; `{query}` stands for what was asked. */
  reportUrl: z.string().optional(),
});
export type SearchOptions = z.infer<typeof SearchOptions>;

const pattern = z.instanceof(RegExp).transform(({ source }) => source);

/** Search by Algolia's service. Names and defaults are those of Docusaurus. */
export const AlgoliaOptions = z
  .object({
    appId: z.string().min(1),
    /** The public key, which can do nothing but search. */
    apiKey: z.string().min(1),
    indexName: z.string().min(1),
    /** Only hits of the reader's language and versions. */
    contextualSearch: z.boolean().default(true),
    /** Passed on with every query. */
    searchParameters: z.record(z.string(), Json).default({}),
    /** `false` or `null` for none. */
    searchPagePath: z.union([z.literal(false), z.null(), routeBase]).default('search'),
    /** Hits that lie outside of the site. */
    externalUrlRegex: z.union([z.string(), pattern]).optional(),
    /** What to change in the pathnames of hits. A text stands for itself. */
    replaceSearchResultPathname: z
      .object({ from: z.union([z.string().transform(escapeRegExp), pattern]), to: z.string() })
      .optional(),
  })
  // Options of Docusaurus' widget have no meaning here, and need not be taken out.
  .catchall(z.unknown());
export type AlgoliaOptions = z.infer<typeof AlgoliaOptions>;

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}-]/g, '\\$&');
}
