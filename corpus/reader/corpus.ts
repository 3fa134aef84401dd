import type {
  BodyNode,
  Context,
  DocsVersionSummary,
  ManifestFile,
  Page,
  RedirectsFile,
  Route,
  SidebarItem,
  SiteFile,
} from '../types.ts';

/**
 * A corpus that is open for reading. Every function throws `CorpusError` if a file can't be read. After the corpus's
 * signal has aborted, every function throws the signal's reason. Lists are read once and cached, so do not change the
 * returned objects. Pages are read again on each call.
 */
export interface Corpus {
  /** Returns the data that all pages share: title, base URL, navbar, footer, versions. */
  site(): Promise<SiteFile>;
  /** Returns the list of all files with their sizes and hashes, and the number of pages of each kind. */
  manifest(): Promise<ManifestFile>;
  /** Returns the paths of all pages, sorted. */
  routes(): Promise<readonly Route[]>;
  /** Returns the redirects and the rewrites of the site. At a rewritten path, the site shows the page of another
   * path. */
  redirects(): Promise<RedirectsFile>;
  /**
   * Returns the page at a path. If a rewrite matches the path, returns the page to which it leads. For a redirected
   * path, returns a page of the kind `redirect`.
   *
   * @param path with the base URL, percent-encoded or not, with or without a slash at its end
   */
  page(path: string): Promise<Page>;
  /**
   * Returns the section of a page that an address links to: its heading, its content and its subsections. If the
   * address has no hash, returns the whole page.
   *
   * @param href the `path` of a search result, or the `href` of a heading or a link
   * @throws CorpusError with the reason `missing` if no heading has the id. `near` contains similar addresses
   */
  section(href: string): Promise<PageSection>;
  /**
   * Returns the Markdown file of a page, as the site publishes it.
   *
   * @param path same as for `page`
   * @returns undefined for pages without a Markdown file, such as lists
   */
  markdown(path: string): Promise<string | undefined>;
  /**
   * Returns the docs versions, in the order in which the site lists its docs instances.
   *
   * @param instance limits the result to this instance
   */
  versions(instance?: string): Promise<DocsVersion[]>;
  /**
   * Returns all sidebars with their items.
   *
   * @param filter limits the result to an instance or a version
   */
  sidebars(filter?: { instance?: string; version?: string }): Promise<DocsSidebar[]>;
  /**
   * Returns the items of a sidebar.
   *
   * @param context the `context` of a page; or a docs instance, a version and the name of a sidebar
   * @returns undefined for pages without a sidebar
   */
  sidebar(context: Context): Promise<readonly SidebarItem[] | undefined>;
  /**
   * Searches the site in the same way as the search of the site. The search engine is loaded with the first query.
   *
   * @returns the found sections, the best first
   */
  search(text: string, options?: SearchOptions): Promise<FoundPlace[]>;
  /**
   * Opens the same site in another language.
   *
   * @param name the name of a language in the site's `locales`, such as `de`
   * @throws CorpusError with the reason `missing` if the site does not have the language
   */
  language(name: string): Promise<Corpus>;
  /**
   * Returns the JSON Schema of a kind of file. Only the corpus of the main language contains the schemas.
   *
   * @param kind `site`, `doc`, `routes`: the name in the file's `$schema`
   */
  schema(kind: string): Promise<object>;
  /**
   * Reads any other file, such as `docs/default/current/docs.json`.
   *
   * @param path relative to the folder `corpus/`
   * @returns the parsed content, unchecked. `@lectern/corpus/validate` can check it
   */
  read<File>(path: string): Promise<File>;
}

/** A section of a page: a heading, and the content before the next heading of an equal or higher level. */
export interface PageSection {
  /** The path of the page, with the base URL. */
  path: string;
  /** The hash of links to the section, without `#`. Absent for a whole page. */
  id?: string | undefined;
  /** The heading as plain text. For a whole page, its title. */
  heading: string;
  /** The level of the heading: 2 for `<h2>`, up to 6. It is 1 for a whole page. */
  depth: number;
  /** The link to the section, percent-encoded. */
  href: string;
  /** The titles of the enclosing sections, from the page's title down. */
  above: string[];
  /** The heading, and the content below it. */
  nodes: readonly BodyNode[];
  /** The text content of `nodes`. */
  text: string;
  /** `nodes` as Markdown, with absolute addresses. For a whole page, it begins with the title. */
  markdown: string;
}

/** A version of a docs instance. */
export interface DocsVersion extends DocsVersionSummary {
  /** The id of the docs instance: `default`, unless the site has several. */
  instance: string;
}

/** A sidebar of a docs version. */
export interface DocsSidebar {
  instance: string;
  version: string;
  name: string;
  items: readonly SidebarItem[];
}

export interface CorpusOptions {
  /** The function that requests files. Default: the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** A signal that cancels all pending reads of this corpus. */
  signal?: AbortSignal | undefined;
}

export interface SearchOptions {
  /** The docs version to search. Default: the last version of each instance. */
  version?: string | undefined;
  /** Limits the search to pages of this docs instance. */
  instance?: string | undefined;
  /** The maximum number of results. Default: 10. */
  limit?: number | undefined;
  /** Whether to read the section of each result, as `markdown`. */
  markdown?: boolean | undefined;
  /** Cancels this search. */
  signal?: AbortSignal | undefined;
}

/** A section that a search found. */
export interface FoundPlace {
  /** The path of the page as served, with the hash of the section. */
  path: string;
  /** The title of the page. */
  title: string;
  /** The heading of the section. Absent if the result is a whole page. */
  heading?: string | undefined;
  /** An excerpt of the section: the words around the match. */
  excerpt: string;
  /** The section as Markdown, if the options request it. */
  markdown?: string | undefined;
  instance?: string | undefined;
  version?: string | undefined;
}
