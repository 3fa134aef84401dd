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
 * A corpus that is open for reading. Every function throws `CorpusError` if a file can't be read. Once the corpus's
 * signal aborts, functions throw its reason. Lists are read once and cached, so do not change the returned objects.
 * Pages are read again on each call.
 */
export interface Corpus {
  /** The data that all pages share: title, base URL, navbar, footer, versions. */
  site(): Promise<SiteFile>;
  /** All files of the output with their sizes and hashes, and how many pages there are of each kind. */
  manifest(): Promise<ManifestFile>;
  /** All pages, sorted by path. */
  routes(): Promise<readonly Route[]>;
  /** Redirected paths, and paths that show the page of another path. */
  redirects(): Promise<RedirectsFile>;
  /**
   * The page at a path, or the page that a rewrite of the site shows there. A redirect is a page of kind `redirect`.
   *
   * @param path with the base URL, percent-encoded or not, with or without a slash at its end
   */
  page(path: string): Promise<Page>;
  /**
   * The section of a page that an address with a hash links to: its heading, its content and its subsections. The
   * whole page if the address has no hash.
   *
   * @param href such as the `path` of a search result, or the `href` of a heading or a link
   * @throws CorpusError of the reason `missing`, with similar addresses in `near`, if no heading has the id
   */
  section(href: string): Promise<PageSection>;
  /**
   * The versions of docs, in the order of the site's instances.
   *
   * @param instance only the versions of this instance
   */
  versions(instance?: string): Promise<DocsVersion[]>;
  /**
   * All sidebars, with their items.
   *
   * @param filter limits the result to an instance or a version
   */
  sidebars(filter?: { instance?: string; version?: string }): Promise<DocsSidebar[]>;
  /**
   * The items of a sidebar.
   *
   * @param context of a page; or a docs instance, a version and the sidebar's name
   * @returns undefined for pages without a sidebar
   */
  sidebar(context: Context): Promise<readonly SidebarItem[] | undefined>;
  /**
   * Searches the site as its readers do. The search engine is loaded with the first query.
   *
   * @returns the found sections, the best first
   */
  search(text: string, options?: SearchOptions): Promise<FoundPlace[]>;
  /**
   * Any other file, such as `docs/default/current/docs.json`.
   *
   * @param path relative to the folder `corpus/`
   * @returns the content, unchecked: `@lectern/corpus/validate` can check it
   */
  read<File>(path: string): Promise<File>;
}

/** A section of a page: a heading, and the content up to the next heading of its level or above. */
export interface PageSection {
  /** The path of the page, with the base URL. */
  path: string;
  /** The hash of links to it, without `#`; absent for a whole page. */
  id?: string | undefined;
  /** The heading as plain text; the title of a whole page. */
  heading: string;
  /** 2 for h2; 1 for a whole page. */
  depth: number;
  /** The link to the section, percent-encoded. */
  href: string;
  /** The headings of the sections around it, from the page's title down. */
  above: string[];
  /** The heading, and the content. */
  nodes: readonly BodyNode[];
  /** The text content of the nodes. */
  text: string;
  /** The nodes as Markdown; of a whole page with its title. Addresses in it are absolute. */
  markdown: string;
}

/** A version of docs. */
export interface DocsVersion extends DocsVersionSummary {
  /** The instance of docs, `default` unless the site has several. */
  instance: string;
}

/** A sidebar of a version of docs. */
export interface DocsSidebar {
  instance: string;
  version: string;
  name: string;
  items: readonly SidebarItem[];
}

export interface CorpusOptions {
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Cancels all reading. */
  signal?: AbortSignal | undefined;
}

export interface SearchOptions {
  /** A version of the docs. Default: the last version of each instance. */
  version?: string | undefined;
  /** Only pages of this instance. */
  instance?: string | undefined;
  /** The maximum number of hits: 10 by default. */
  limit?: number | undefined;
  /** Also read the section of each hit, as `markdown`. */
  markdown?: boolean | undefined;
  /** Cancels this search. */
  signal?: AbortSignal | undefined;
}

/** A section that a search found. */
export interface FoundPlace {
  /** As served, with the anchor of the section. */
  path: string;
  /** The page's title. */
  title: string;
  /** The section's heading. */
  heading?: string | undefined;
  /** The words around the match. */
  excerpt: string;
  /** The section as Markdown, if the options of the search request it. */
  markdown?: string | undefined;
  instance?: string | undefined;
  version?: string | undefined;
}
