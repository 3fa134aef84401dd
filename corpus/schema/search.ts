import * as z from 'zod';

/**
 * The search index of a part of the site: a docs version, or all pages without a version. Its files are in
 * `search/<language>/<tag>/`.
 */

const base = { $schema: z.string(), format: z.literal(1) };

/** `index.json`: determines which other files a query needs. */
export const SearchIndexFile = z.strictObject({
  ...base,
  /** The search tag of this part: `docs-<instance>-<version>`, or `default`. */
  tag: z.string(),
  /** The language of the pages as a BCP 47 tag. A query must be split into words by the same rules as the pages. */
  language: z.string(),
  /**
   * The function words of the language, such as articles, in lower case and without accents. Other words of a query
   * have a higher weight. Absent if Lectern has no list of function words for the language.
   */
  functionWords: z.array(z.string()).optional(),
  /** Ranking factor of this part's pages in search results, relative to other parts. Default: 1. */
  rank: z.number().optional(),
  /** The number of pages in this part. Pages have the numbers 0, 1, 2, … */
  pages: z.number().int(),
  /**
   * Identifies the numbering of the pages. Each file `postings/<n>.json` contains the same value. If it differs, the
   * file is from another build, and its page numbers are invalid.
   */
  numbering: z.string(),
  /**
   * The page numbers of the posts and changelog entries, sorted. Each number after the first is stored as the
   * difference from the previous number. Absent if there are none.
   */
  posts: z.array(z.number().int()).optional(),
  /** The first word of each file `words/<n>.json`. The words are sorted across these files. */
  words: z.array(z.string()),
  /** The first word of each file `postings/<n>.json`. */
  postings: z.array(z.string()),
  /** The number of pages in each file `texts/<n>.json`. Page numbers continue from one file to the next. */
  texts: z.array(z.number().int()),
  /**
   * The index of the original language, if it contains the text of untranslated pages. Absent if this index contains
   * all text.
   */
  original: z
    .strictObject({
      /** The folder of the index of the other language, relative to `corpus/search/`. */
      folder: z.string(),
      /** The base URL of page paths in the other language's index, and its replacement in this index. */
      baseUrl: z.tuple([z.string(), z.string()]),
      /**
       * Groups whose names differ between the two indexes: name in the other language's index → name in this index, as
       * pairs.
       */
      groups: z.array(z.tuple([z.string(), z.string()])),
      /**
       * The numbers of the `texts/` files that are in this index, not in the other language's index. Each number
       * after the first is stored as the difference from the previous number.
       */
      own: z.array(z.number().int()),
    })
    .optional(),
});
export type SearchIndexFile = z.infer<typeof SearchIndexFile>;

/**
 * `words/<n>.json`: words in lower case and without accents, sorted, and the number of pages that contain each word.
 */
export const SearchWordsFile = z.strictObject({
  ...base,
  words: z.array(z.string()),
  pages: z.array(z.number().int()),
});
export type SearchWordsFile = z.infer<typeof SearchWordsFile>;

/** `postings/<n>.json`: the pages that contain each word. */
export const SearchPostingsFile = z.strictObject({
  ...base,
  /** The `numbering` of the `index.json` that this file was written with. */
  numbering: z.string(),
  /**
   * Pairs of a word and its pages, sorted by word. Each page is two numbers: the difference from the previous page
   * number, and the word's weight.
   */
  postings: z.array(z.tuple([z.string(), z.array(z.number().int())])),
});
export type SearchPostingsFile = z.infer<typeof SearchPostingsFile>;

/** A section of a page. */
export const SearchSection = z.strictObject({
  /** The id of the section's heading. Absent for the content before the first heading. */
  id: z.string().optional(),
  heading: z.string().optional(),
  /** The level of the section's heading: 2 to 6. */
  depth: z.number().int().optional(),
  text: z.string(),
});
export type SearchSection = z.infer<typeof SearchSection>;

/** The text content of a page, to display excerpts in search results. */
export const SearchText = z.strictObject({
  path: z.string(),
  /** The label of the category, the docs instance or the blog that contains the page. */
  group: z.string(),
  title: z.string(),
  /** Other names of the page: its sidebar label if it differs, and the keywords in its front matter. */
  keywords: z.array(z.string()).optional(),
  description: z.string().optional(),
  sections: z.array(SearchSection),
});
export type SearchText = z.infer<typeof SearchText>;

/** `texts/<n>.json` */
export const SearchTextsFile = z.strictObject({ ...base, pages: z.array(SearchText) });
export type SearchTextsFile = z.infer<typeof SearchTextsFile>;
