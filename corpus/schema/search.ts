import * as z from 'zod';

/** The index of one part of the site, a version of docs or all unversioned pages: `search/<language>/<tag>/`. */

const base = { $schema: z.string(), format: z.literal(1) };

/** `index.json`: shows which of the other files a query needs. */
export const SearchIndexFile = z.strictObject({
  ...base,
  /** The name of the part in hosted search: `docs-<instance>-<version>`, or `default`. */
  tag: z.string(),
  /** The BCP 47 language of its pages. Queries must be split into words by the same rules as the pages. */
  language: z.string(),
  /**
   * Function words of that language, such as articles, folded. They have a low weight next to other words of a query.
   * Absent if unknown.
   */
  functionWords: z.array(z.string()).optional(),
  /** The weight of its pages relative to other parts; 1 if absent. */
  rank: z.number().optional(),
  /** The number of its pages. They are numbered from 0. */
  pages: z.number().int(),
  /**
   * Identifies the numbering of the pages. Files of postings repeat it: if theirs differs, their numbers mean other
   * pages.
   */
  numbering: z.string(),
  /**
   * The numbers of its posts and changelog entries: the first number, then the distance of each from the previous
   * one. Absent if there are none.
   */
  posts: z.array(z.number().int()).optional(),
  /** The first word of each file below `words/`, which are sorted. */
  words: z.array(z.string()),
  /** The first word of each file below `postings/`. */
  postings: z.array(z.string()),
  /** The number of pages in each file below `texts/`, in the order of their numbers. */
  texts: z.array(z.number().int()),
  /**
   * The index with the text content of untranslated pages: the index of their language. Absent if this index has all
   * text content.
   */
  original: z
    .strictObject({
      /** The folder of that index, relative to `corpus/search/`. */
      folder: z.string(),
      /** The start of the paths of pages in that index, and in this one. */
      baseUrl: z.tuple([z.string(), z.string()]),
      /** Groups with different names: the name in that index, and in this one. */
      groups: z.array(z.tuple([z.string(), z.string()])),
      /** The files of text content in this index: the number of the first, then the distances between them. */
      own: z.array(z.number().int()),
    })
    .optional(),
});
export type SearchIndexFile = z.infer<typeof SearchIndexFile>;

/** `words/<n>.json`: folded, sorted words, and the number of pages that contain each. */
export const SearchWordsFile = z.strictObject({
  ...base,
  words: z.array(z.string()),
  pages: z.array(z.number().int()),
});
export type SearchWordsFile = z.infer<typeof SearchWordsFile>;

/** `postings/<n>.json`: the pages that contain each word. */
export const SearchPostingsFile = z.strictObject({
  ...base,
  /** The `numbering` of its `index.json`. */
  numbering: z.string(),
  /**
   * For each word, sorted: for each page, the distance from the previous page's number and the word's weight there.
   */
  postings: z.array(z.tuple([z.string(), z.array(z.number().int())])),
});
export type SearchPostingsFile = z.infer<typeof SearchPostingsFile>;

/** A section of a page that can be found. */
export const SearchSection = z.strictObject({
  /** The id of its heading; absent for the section before the first heading. */
  id: z.string().optional(),
  heading: z.string().optional(),
  /** The depth of its heading: 2 to 6. */
  depth: z.number().int().optional(),
  text: z.string(),
});
export type SearchSection = z.infer<typeof SearchSection>;

/** The text content of a page, for excerpts. */
export const SearchText = z.strictObject({
  path: z.string(),
  /** The category, the instance or the blog that it is in. */
  group: z.string(),
  title: z.string(),
  /** Other names of the page: its sidebar label, if it differs, and the keywords of its front matter. */
  keywords: z.array(z.string()).optional(),
  description: z.string().optional(),
  sections: z.array(SearchSection),
});
export type SearchText = z.infer<typeof SearchText>;

/** `texts/<n>.json` */
export const SearchTextsFile = z.strictObject({ ...base, pages: z.array(SearchText) });
export type SearchTextsFile = z.infer<typeof SearchTextsFile>;
