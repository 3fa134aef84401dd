/** What is asked of a search, and what it answers: of the index that lies in the corpus, or of a service. */

export interface SearchQuery {
  /** As the reader typed it. */
  text: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** How many places of one document may be hits, the best of them first. A service has a rule of its own. */
  hitsPerDocument: number;
  /** How many words an excerpt holds around a hit. */
  snippetWords: number;
  /** A hit is in the language and has one of the tags, and lies in the part where one is named. */
  facets: { language: string; tags: readonly string[]; within?: SearchPart | undefined };
}

/** A part of what the tags of a search stand for. */
export interface SearchPart {
  tag: string;
  /** Posts of blogs and entries of changelogs, or pages of their own; both where it is absent. A service knows no kinds. */
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
  /** How many documents there are by tags, in all parts; a service does not say. */
  counts?: readonly SearchCount[];
}

/** A place that a search found. */
export interface SearchHit {
  /** The same for the same place, whatever was asked. */
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
