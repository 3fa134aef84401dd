/** What a search engine answers to: the index that lies in the corpus, or a service. */
export interface SearchProvider {
  /** Rejects where no answer can be had, and once the signal aborts. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
}

export interface SearchQuery {
  /** As the reader typed it. */
  text: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** How many words an excerpt holds around a hit. */
  snippetWords: number;
  /** A hit is in the language and has one of the tags. */
  facets: { language: string; tags: readonly string[] };
}

export interface SearchResults {
  hits: readonly SearchHit[];
  /** How many there are on all pages. */
  total: number;
  pages: number;
}

export interface SearchHit {
  /** The same for the same place, whatever was asked. */
  id: string;
  /** With the base URL. */
  url: string;
  /** The group (an instance, a category), the page's title, then headings down to the hit's own. */
  hierarchy: readonly string[];
  kind: 'page' | 'heading' | 'text';
  /** The name of the place: of the page, or of its section. */
  title: Marked;
  /** The words around the hit. */
  excerpt?: Marked;
}

/** Text in pieces, those that were asked for being hits. */
export type Marked = readonly { text: string; isHit: boolean }[];
