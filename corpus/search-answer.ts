/** The queries and answers of a search: of the index in the corpus, or of a service. */

export interface SearchQuery {
  /** As the reader typed it. */
  text: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** The maximum number of hits in one document, the best first. A service has its own rule. */
  hitsPerDocument: number;
  /** The number of words around a hit in an excerpt. */
  snippetWords: number;
  /** A hit is in the language, has one of the tags, and is in the part `within`, if set. */
  facets: { language: string; tags: readonly string[]; within?: SearchPart | undefined };
}

/** A part of the pages with a tag. */
export interface SearchPart {
  tag: string;
  /** Posts of blogs and entries of changelogs, or other pages; both if absent. A service has no kinds. */
  kind?: 'post' | 'page' | undefined;
}

/** How many documents with a tag were found, and how many of them are posts. */
export interface SearchCount {
  tag: string;
  count: number;
  posts: number;
}

export interface SearchResults {
  hits: readonly SearchHit[];
  /** How many there are on all pages: documents, or the hits of a service. */
  total: number;
  /** How many pages of hits there are. */
  pages: number;
  /** The number of documents by tag, in all parts; absent for a service. */
  counts?: readonly SearchCount[];
}

/** A section that a search found. */
export interface SearchHit {
  /** The same for the same section in all searches. */
  id: string;
  /** With the base URL. */
  url: string;
  /** The group (a category, an instance, a blog), the page's title, then headings down to the hit's own. */
  hierarchy: readonly string[];
  kind: 'page' | 'heading' | 'text';
  /** The name of the place: of the page, or of its section. */
  title: Marked;
  /** The words around the hit. */
  excerpt?: Marked;
}

/** Text in pieces; those that match the query are hits. */
export type Marked = readonly { text: string; isHit: boolean }[];
