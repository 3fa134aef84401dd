import type { Config } from '../config/config.ts';
import type { DocsOptions } from '../config/docs.ts';
import type { Translations } from '../config/translations.ts';
import type { Card, PageLink, RouteKind, SidebarItem, SiteFile, TagCount, TagLink } from '../../corpus/schema/index.ts';
import type { Place, Range } from '../diagnostics/diagnostic.ts';
import type { Head } from '../parse/document.ts';
import type { Rewrite } from '../../corpus/url/rewrite.ts';
import type { DataFile, SourceFile } from '../source/source.ts';
import type { Blog } from './blog/blog.ts';
import type { Glossaries } from './glossary/glossaries.ts';
import type { Sidebars } from './sidebars/read-sidebars.ts';
import type { ShownLink } from './sidebars/written-link.ts';
import type { ExtensionPage } from '../extensions/viewer/page-kinds.ts';
import type { OwnPage } from './routes/own-pages.ts';
import type { RoutePlace } from './routes/routes.ts';

/** The input of the site stage. */
export interface SiteInput {
  readonly config: Config;
  /** All documents and partials that could be read, with their heads, by path. */
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** Paths of documents that could not be read. Their errors are already reported. */
  readonly unread?: ReadonlySet<string>;
  /** Whether a pathname may belong to a document that could not be read. A link to it is not reported. */
  readonly isUnreadPage?: ((pathname: string) => boolean) | undefined;
  /** `_category_`, `tags.yml` and `authors.yml` files, by path. */
  readonly data: ReadonlyMap<string, DataFile>;
  readonly docs: DocsInstanceInput[];
  /** UI strings, sidebar labels and similar strings in the site's language. */
  readonly translations?: Translations | undefined;
  /** Commits by path: time and author of the newest one, time of the first one. Empty if history is not needed. */
  readonly history: ReadonlyMap<string, { at: string; by: string; added: string }>;
  /** Modification times of posts that have neither a date nor a commit, by path. */
  readonly written: ReadonlyMap<string, string>;
  /** Name of the config file, for locating errors in the navbar and the footer. */
  readonly configFile?: string | undefined;
  /** Pathnames of files copied from static folders, including the base URL. */
  readonly staticPathnames?: ReadonlySet<string> | undefined;
  /** Whether Lectern may generate a file with this pathname besides the pages, such as a feed. */
  readonly isMadeFile?: ((pathname: string) => boolean) | undefined;
  /** Whether a static or generated file has this pathname. Unlike `isMadeFile`, it depends on the site's pages. */
  readonly hasFile?: ((pathname: string) => boolean) | undefined;
  /** Whether the site has a page or file with this pathname in another language. */
  readonly isInOtherLanguage?: ((pathname: string) => boolean) | undefined;
  /**
   * Returns the page of another language at a path. Set if pages of other languages are below this site's
   * base URL.
   */
  readonly pageBelow?: ((path: string) => PageBelow | undefined) | undefined;
  /** The pages of extensions. */
  readonly extensionPages?: readonly ExtensionPage[];
  /** Whether drafts are left out, as in every build for publication. */
  readonly production: boolean;
}

/** A page in another language. */
export interface PageBelow {
  locale: string;
  source?: string | undefined;
}

export interface DocsInstanceInput {
  options: DocsOptions;
  versions: DocsVersionInput[];
  /** Versions that are only published at another address, newest first. */
  archived: readonly ArchivedVersion[];
}

/** A version whose docs were removed from the site. Its label links to the address where it is still published. */
export interface ArchivedVersion {
  name: string;
  label: string;
  url: string;
}

/** Not released yet; the default for readers; still maintained; no longer maintained. */
export type VersionState = 'next' | 'current' | 'maintained' | 'archived';

/** A version from the config and `versions.json`, before its documents are read. */
export interface DocsVersionInput {
  name: string;
  label: string;
  /** The version's part of the pathname, after the instance's route base. Empty for the last version. */
  pathPart: string;
  isLast: boolean;
  /** Whether the version is unreleased, current, maintained or archived. */
  state: VersionState;
  /** Other names of the version that addresses may use: `latest`. */
  aliases: readonly string[];
  banner?: 'unreleased' | 'unmaintained' | undefined;
  badge: boolean;
  noIndex: boolean;
  className: string;
  /** The version's folder, relative to the site's folder. For a version from git, where its copy would be. */
  dir: string;
  /** For a version from git: its tag, branch or commit. */
  git?: string | undefined;
  /** The location of the version's name in `versions.json`. */
  listedAt?: Range | undefined;
  /**
   * The content of the sidebars file; `undefined` if sidebars are generated from folders, `false` without
   * sidebars.
   */
  sidebars: DataFile | false | undefined;
}

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
  /**
   * The same pages with only path and source, by path. Unlike `routes`, it doesn't change when a title
   * changes.
   */
  readonly places: ReadonlyMap<string, RoutePlace>;
  /** All redirects, sorted by path. */
  readonly redirects: readonly Redirect[];
  /** Glossary by content folder. The key of the glossary for all other folders is the empty string. */
  readonly glossaries: Glossaries;
  /** Paths at which the host serves another page. If several match, the first counts. */
  readonly rewrites: readonly Rewrite[];
}

/** A redirect from a path to its final target. */
export interface Redirect {
  from: string;
  /** The target as an href: a path with the base URL, optionally with query and hash; or an absolute URL. */
  to: string;
  /**
   * Whether an HTML file is written for it, for hosts without redirect rules. All redirects are in the tables
   * and rules for hosts.
   */
  hasPage: boolean;
  /** Where the redirect is declared. Set only if it has an HTML file. */
  place?: Place | undefined;
}

export interface DocsInstance {
  readonly id: string;
  readonly options: DocsOptions;
  /** Pathname of the instance, including the base URL, without a trailing slash (except `/`). */
  readonly path: string;
  readonly versions: readonly DocsVersion[];
  /** Versions that are only published at another address, newest first. */
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
  /** Ids that links and sidebars may use although there is no page: drafts, and docs that could not be read. */
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
   * Returns the location of a sidebar link: in the sidebars file. For generated sidebars, the folder of the
   * docs.
   */
  placeOfLink(sidebar: string, link: ShownLink): Place;
  /** Sidebar name → first page of the sidebar. Sidebars without a page are missing. */
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

/** The properties that all pages with a source file have. */
export interface SourcePage {
  /** The source file. For a changelog in one file, a part of that file. */
  source: string;
  /** `page_key` from the front matter. */
  keyName?: string | undefined;
  instance: string;
  /** Pathname, decoded, with the base URL and the trailing slash that the site uses. */
  path: string;
  title: string;
  description: string;
  unlisted: boolean;
  editUrl?: string | undefined;
  lastUpdate?: { at?: string | undefined; by?: string | undefined } | undefined;
  tocLevels: { min: number; max: number };
  hideToc: boolean;
  keywords?: string[] | undefined;
  /** The image as written: a path, a URL, or a file relative to the source. */
  image?: string | undefined;
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
  /** Set for a React page. Such a page renders its own layout. */
  bare?: true | undefined;
  wrapperClassName?: string | undefined;
}

export interface SiteRoute {
  path: string;
  kind: RouteKind;
  /** Absent for docs. The title of a doc is not in the route, so that a new title doesn't change the route. */
  title?: string | undefined;
  source?: string | undefined;
  instance?: string | undefined;
  version?: string | undefined;
  unlisted?: true | undefined;
  /** The location of its address, for a page of an extension. */
  place?: Place | undefined;
}
