import { escapeRegExp } from '../values/reg-exp.ts';
import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';
import { routeBase } from './values.ts';

/** Settings for search. Lectern publishes an index with the site, unless Algolia is configured. */
export const SearchOptions = z.strictObject({
  /** Path of the search page, relative to the base URL; `false` for no search page. */
  path: z.union([z.literal(false), routeBase]).default('search'),
  /** Whether the browser title of the search page ends with the site's title. */
  siteInTitle: z.boolean().default(true),
  /** URL at which readers can report poor results. `{query}` is replaced with the search query. */
  reportUrl: z.string().optional(),
});
export type SearchOptions = z.infer<typeof SearchOptions>;

const pattern = z.instanceof(RegExp).transform(({ source }) => source);

/** Settings for search with Algolia. Names and defaults are the same as in Docusaurus. */
export const AlgoliaOptions = z
  .object({
    appId: z.string().min(1),
    /** Public API key, which only permits searching. */
    apiKey: z.string().min(1),
    indexName: z.string().min(1),
    /** Whether only results in the reader's language and versions are shown. */
    contextualSearch: z.boolean().default(true),
    /** Parameters that are sent with each query. */
    searchParameters: z.record(z.string(), Json).default({}),
    /** Path of the search page; `false` or `null` for no search page. */
    searchPagePath: z.union([z.literal(false), z.null(), routeBase]).default('search'),
    /** Matches URLs of results that are outside of the site. */
    externalUrlRegex: z.union([z.string(), pattern]).optional(),
    /** Replaces a part of the pathnames of results. A string is matched literally. */
    replaceSearchResultPathname: z
      .object({ from: z.union([z.string().transform(escapeRegExp), pattern]), to: z.string() })
      .optional(),
  })
  // Options of Docusaurus' search dialog are accepted and ignored.
  .catchall(z.unknown());
export type AlgoliaOptions = z.infer<typeof AlgoliaOptions>;
