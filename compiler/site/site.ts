import type { Config } from '../config/config.ts';
import type { DocsOptions } from '../config/docs.ts';
import type { Card, PageLink, SidebarItem, SiteFile, TagCount, TagLink } from '../../corpus/schema/index.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Rewrite } from '../../corpus/url/rewrite.ts';
import type { Blog } from './blog/blog.ts';
import type { Glossaries } from './glossary/glossaries.ts';
import type { Sidebars } from './sidebars/read-sidebars.ts';
import type { ShownLink } from './sidebars/written-link.ts';
import type { OwnPage } from './routes/own-pages.ts';
import type { ArchivedVersion, DocsVersionInput } from './site-input.ts';
import type { SourcePage } from './source-page.ts';
import type { SiteRoute, RoutePlace } from './routes/route.ts';

export interface Site {
  readonly config: Config;
  readonly docs: readonly DocsInstance[];
  readonly blogs: readonly Blog[];
  readonly pages: readonly StandaloneSource[];
  /** Pages without a source file: search, debug views. */
  readonly own: readonly OwnPage[];
  /** The navbar as the viewer renders it: links are resolved, HTML is converted to nodes. */
  readonly navbar: SiteFile['navbar'];
  readonly footer: SiteFile['footer'];
  readonly announcement: SiteFile['announcement'];
  /** All pages, sorted by path. If pages have the same path, only one of them is included. */
  readonly routes: readonly SiteRoute[];
  /** Page path → path and source of the page. Unlike `routes`, these values don't change when a title changes. */
  readonly places: ReadonlyMap<string, RoutePlace>;
  /** All redirects, sorted by path. */
  readonly redirects: readonly Redirect[];
  /** Content folder → its glossary. The empty string is the key of the glossary for folders without their own. */
  readonly glossaries: Glossaries;
  /** Rewrites: paths at which the host serves another page. If several match, the first one applies. */
  readonly rewrites: readonly Rewrite[];
}

/** A redirect from a path to its final target. */
export interface Redirect {
  from: string;
  /** The target as an href: a path with the base URL, optionally with query and hash; or an absolute URL. */
  to: string;
  /**
   * Whether the site contains an HTML file that redirects, for hosts without redirect rules. Rule files for hosts
   * contain every redirect.
   */
  hasPage: boolean;
  /** The location of the redirect's declaration. Set only if the redirect has an HTML file. */
  place?: Place | undefined;
}

export interface DocsInstance {
  readonly id: string;
  readonly options: DocsOptions;
  /** Pathname of the instance, including the base URL, without a trailing slash (except `/`). */
  readonly path: string;
  readonly versions: readonly DocsVersion[];
  /** The archived versions, the newest first. The site only links to them, because they are published at another address. */
  readonly archived: readonly ArchivedVersion[];
}

export interface DocsVersion extends Omit<DocsVersionInput, 'sidebars'> {
  readonly instance: string;
  /** Pathname of the version, including the base URL. */
  readonly path: string;
  /** Published docs by id. Drafts are not included. */
  readonly docs: ReadonlyMap<string, Doc>;
  /** Routes of the published docs, by id. */
  readonly docRoutes: ReadonlyMap<string, SiteRoute>;
  /** Ids of docs without a page: drafts, and unreadable docs. Links and sidebars that use them are not reported. */
  readonly draftIds: ReadonlySet<string>;
  /** Whether the sidebars file has errors. Missing sidebars are then not reported. */
  readonly hasInvalidSidebars: boolean;
  /** Names of sidebars in which docs are missing because of errors that are already reported. */
  readonly incompleteSidebars: ReadonlySet<string>;
  /**
   * Default cards for docs that may render a card list, by doc id. The cards are the items of the sidebar
   * category that links to the doc or contains it.
   */
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  /** Sidebar name → items, as the viewer renders them. */
  readonly sidebars: Record<string, SidebarItem[]>;
  /** Sidebars in the original language, from which the files for translators are generated. */
  readonly writtenSidebars: Sidebars;
  /**
   * Returns the location of a sidebar link in the sidebars file. If the sidebar is generated, returns the folder of the
   * docs.
   */
  placeOfLink(sidebar: string, link: ShownLink): Place;
  /** Sidebar name → first page of the sidebar. A sidebar without a page has no entry. */
  readonly landingPages: ReadonlyMap<string, LandingPage>;
  readonly categories: readonly GeneratedIndex[];
  readonly mainDoc: Doc;
  readonly tags: TagIndex | undefined;
}

/** The target of a link to a sidebar. */
export interface LandingPage {
  path: string;
  label: string;
  unlisted?: true | undefined;
}

export interface Doc extends SourcePage {
  id: string;
  version: string;
  /** Name of the sidebar next to the page. */
  sidebar?: string | undefined;
  sidebarLabel: string;
  tags: TagLink[];
  breadcrumbs: { label: string; path?: string | undefined }[];
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  alternates: { version: string; path: string }[];
  hideTitle: boolean;
}

/** The page that Lectern generates for a sidebar category with `link: {type: 'generated-index'}`. */
export interface GeneratedIndex {
  path: string;
  title: string;
  description?: string | undefined;
  image?: string | undefined;
  keywords?: string[] | undefined;
  sidebar: string;
  cards: Card[];
  breadcrumbs: { label: string; path?: string | undefined }[];
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

export interface TagIndex {
  /** Path of the page that lists all tags. Absent if all tags are unlisted. */
  path?: string | undefined;
  /** Title of the page that lists all tags. */
  title: string;
  items: TagCount[];
  tags: TagPage[];
}

/** A tag of docs, and the page that lists its docs. */
export interface TagPage {
  label: string;
  description?: string | undefined;
  path: string;
  title: string;
  unlisted: boolean;
  docs: Doc[];
}

export interface StandaloneSource extends SourcePage {
  /** Set for a React page: the viewer renders it without the layout of Markdown pages. */
  bare?: true | undefined;
  wrapperClassName?: string | undefined;
}
