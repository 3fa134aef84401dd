import type { Context, ManifestFile, Page, RedirectsFile, Route, SidebarItem, SiteFile } from '../types.ts';

/**
 * A corpus that is open for reading. Every function throws `CorpusError` when a file can't be read, and the signal's
 * reason once the signal that the corpus was opened with aborts. What lists things is read once and kept, so leave what
 * is returned as it is; pages are read anew each time.
 */
export interface Corpus {
  /** What is the same on every page: title, base URL, navbar, footer, versions. */
  site(): Promise<SiteFile>;
  /** All files of the output with their sizes and hashes, and how many pages there are of each kind. */
  manifest(): Promise<ManifestFile>;
  /** All pages, sorted by path. */
  routes(): Promise<readonly Route[]>;
  /** Paths that lead to others, and paths that show the page of another. */
  redirects(): Promise<RedirectsFile>;
  /**
   * The page at a path, or the page that a rewrite of the site shows there. A redirect is a page of kind `redirect`.
   *
   * @param path with the base URL, percent-encoded or not, with or without a slash at its end
   */
  page(path: string): Promise<Page>;
  /**
   * The items of a sidebar.
   *
   * @param context of a page; or a docs instance, a version and the sidebar's name
   * @returns nothing for pages without a sidebar
   */
  sidebar(context: Context): Promise<readonly SidebarItem[] | undefined>;
  /**
   * Searches the site as its readers do. The search engine is loaded with the first query.
   *
   * @returns the places that were found, the best first
   */
  search(text: string, options?: SearchOptions): Promise<FoundPlace[]>;
  /**
   * Any other file, such as `docs/default/current/docs.json`.
   *
   * @param path relative to the folder `corpus/`
   * @returns what it holds, unchecked: `@lectern/corpus/validate` can check it
   */
  read<File>(path: string): Promise<File>;
}

export interface CorpusOptions {
  /** Used in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Ends all reading. */
  signal?: AbortSignal | undefined;
}

export interface SearchOptions {
  /** A version of docs; the last one of each instance unless given. */
  version?: string | undefined;
  /** Only what belongs to this instance. */
  instance?: string | undefined;
  /** How many places at most: 10 unless given. */
  limit?: number | undefined;
  /** Ends this search. */
  signal?: AbortSignal | undefined;
}

/** A place that a search found. */
export interface FoundPlace {
  /** As served, with the anchor of the section. */
  path: string;
  /** The page's title. */
  title: string;
  /** The section's heading. */
  heading?: string | undefined;
  /** The words around what was found. */
  excerpt: string;
  instance?: string | undefined;
  version?: string | undefined;
}
