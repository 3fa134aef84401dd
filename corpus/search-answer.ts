/** Types of search queries and results, both for the index in the corpus and for hosted search services. */

export interface SearchQuery {
  /** The query as the reader typed it. */
  text: string;
  /** The page of the results, from 0. */
  page: number;
  hitsPerPage: number;
  /** The maximum number of hits per page of the site. A hosted service ignores it and applies its own maximum. */
  hitsPerDocument: number;
  /** The number of words in an excerpt. */
  snippetWords: number;
  /** Limits the hits to a language, to pages with one of the tags, or to a part of the pages. */
  facets: { language: string; tags: readonly string[]; within?: SearchPart | undefined };
}

/** Limits a search to pages with a search tag, and optionally to one kind of these pages. */
export interface SearchPart {
  tag: string;
  /**
   * `post` selects posts and changelog entries, `page` all other pages. Absent to select both. A hosted service ignores
   * it.
   */
  kind?: 'post' | 'page' | undefined;
}

/** The number of found documents with a tag, and the number of posts among them. */
export interface SearchCount {
  tag: string;
  count: number;
  posts: number;
}

export interface SearchResults {
  hits: readonly SearchHit[];
  /** The total number of found documents; in a hosted service, of hits. */
  total: number;
  /** The number of result pages. */
  pages: number;
  /** The number of found documents for each tag, ignoring the limit `within`. A hosted service returns no counts. */
  counts?: readonly SearchCount[];
}

/** A section, or a whole page, that a search found. */
export interface SearchHit {
  /** Identifies the section, independent of the query. */
  id: string;
  /** The address, with the base URL and the hash. */
  url: string;
  /**
   * The titles from the top down. The first is the group (a category, an instance or a blog), the second the page. The
   * headings of the section follow.
   */
  hierarchy: readonly string[];
  kind: 'page' | 'heading' | 'text';
  /** The title of the page or the section, divided at matches. */
  title: Marked;
  /** The words around the match, divided at matches. */
  excerpt?: Marked;
}

/** A string that is divided into substrings. `isHit` is set for substrings that match the query. */
export type Marked = readonly { text: string; isHit: boolean }[];

/** A search engine: the index of the corpus, or a hosted service. */
export interface SearchProvider {
  /** Rejects if the search fails, or if the signal aborts. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** Discards the cached files of the index, because the index has changed. */
  forget?(): void;
}
