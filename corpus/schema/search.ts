import * as z from 'zod';

/** The index of one part of the site, a version of docs or all that has no version: `search/<language>/<tag>/`. */

const base = { $schema: z.string(), format: z.literal(1) };

/** `index.json`: what tells which of the other files a query needs. */
export const SearchIndexFile = z.strictObject({
  ...base,
  /** As hosted search calls the part: `docs-<instance>-<version>`, or `default`. */
  tag: z.string(),
  /** The language of its pages, as BCP 47 has it: words are found in queries as they were in the pages. */
  language: z.string(),
  /**
   * Words of that language that hold a question together and say nothing of what it is about, folded, where they are known:
   * they count little beside others of a query.
   */
  functionWords: z.array(z.string()).optional(),
  /** What its pages count beside those of other parts; 1 where it is absent. */
  rank: z.number().optional(),
  /** How many pages it holds. They are numbered from 0. */
  pages: z.number().int(),
  /**
   * Stands for which page has which number. Files of postings say the same: where they don't, they are of another time, and
   * their numbers mean other pages.
   */
  numbering: z.string(),
  /**
   * Which of its pages are posts of a blog or entries of a changelog, where there are any: the number of the first, then
   * how far each lies from the one before.
   */
  posts: z.array(z.number().int()).optional(),
  /** The first word of each file below `words/`, which are sorted. */
  words: z.array(z.string()),
  /** The first word of each file below `postings/`. */
  postings: z.array(z.string()),
  /** How many pages each file below `texts/` holds, in the order of their numbers. */
  texts: z.array(z.number().int()),
  /**
   * Where the texts lie of what nobody has translated: in the index of the language that it is in. Absent where this one has
   * them all.
   */
  original: z
    .strictObject({
      /** The folder of that index, relative to `corpus/search/`. */
      folder: z.string(),
      /** What the paths of pages begin with there, and what here. */
      baseUrl: z.tuple([z.string(), z.string()]),
      /** Groups that have another name here: the one there, and the one here. */
      groups: z.array(z.tuple([z.string(), z.string()])),
      /** Which files of texts lie here: the number of the first, then how far each lies from the one before. */
      own: z.array(z.number().int()),
    })
    .optional(),
});
export type SearchIndexFile = z.infer<typeof SearchIndexFile>;

/** `words/<n>.json`: words that there are, folded and sorted, and how many pages have each. */
export const SearchWordsFile = z.strictObject({
  ...base,
  words: z.array(z.string()),
  pages: z.array(z.number().int()),
});
export type SearchWordsFile = z.infer<typeof SearchWordsFile>;

/** `postings/<n>.json`: which pages have a word. */
export const SearchPostingsFile = z.strictObject({
  ...base,
  /** That of the `index.json` that it belongs to. */
  numbering: z.string(),
  /** Of each word, sorted: the distance from the last page's number, then the word's weight on that page, and so on. */
  postings: z.array(z.tuple([z.string(), z.array(z.number().int())])),
});
export type SearchPostingsFile = z.infer<typeof SearchPostingsFile>;

/** A section of a page that can be found. */
export const SearchSection = z.strictObject({
  /** Of its heading; what stands before the first heading has none. */
  id: z.string().optional(),
  heading: z.string().optional(),
  /** Of its heading: 2 to 6. */
  depth: z.number().int().optional(),
  text: z.string(),
});
export type SearchSection = z.infer<typeof SearchSection>;

/** What a page says: what excerpts are taken from. */
export const SearchText = z.strictObject({
  path: z.string(),
  /** The category, the instance or the blog that it is in. */
  group: z.string(),
  title: z.string(),
  /** Other names of the page: its sidebar label, where that differs, and the keywords of its front matter. */
  keywords: z.array(z.string()).optional(),
  description: z.string().optional(),
  sections: z.array(SearchSection),
});
export type SearchText = z.infer<typeof SearchText>;

/** `texts/<n>.json` */
export const SearchTextsFile = z.strictObject({ ...base, pages: z.array(SearchText) });
export type SearchTextsFile = z.infer<typeof SearchTextsFile>;
