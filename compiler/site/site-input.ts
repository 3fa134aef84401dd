import type { Config } from '../config/config.ts';
import type { DocsOptions } from '../config/docs.ts';
import type { Translations } from '../config/translations.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Head } from '../parse/document.ts';
import type { DataFile, SourceFile } from '../source/source.ts';

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
  /** Commits by path: time and author of the newest commit, time of the first. Empty if history is not needed. */
  readonly history: ReadonlyMap<string, { at: string; by: string; added: string }>;
  /** Modification times of posts that have neither a date nor a commit, by path. */
  readonly written: ReadonlyMap<string, string>;
  /** Name of the config file, as the location of errors in the navbar and the footer. */
  readonly configFile?: string | undefined;
  /** Pathnames of files copied from static folders, including the base URL. */
  readonly staticPathnames?: ReadonlySet<string> | undefined;
  /** Whether Lectern may generate a file that is not a page, such as a feed, at this pathname. */
  readonly isMadeFile?: ((pathname: string) => boolean) | undefined;
  /** Whether a static or generated file has this pathname. Unlike `isMadeFile`, this depends on the site's pages. */
  readonly hasFile?: ((pathname: string) => boolean) | undefined;
  /** Whether the site has a page or file with this pathname in another language. */
  readonly isInOtherLanguage?: ((pathname: string) => boolean) | undefined;
  /**
   * Returns the page of another language at a path. Set only if other languages are published below this site's base
   * URL.
   */
  readonly pageBelow?: ((path: string) => PageBelow | undefined) | undefined;
  /** The pages of extensions. */
  readonly extensionPages?: readonly SiteExtensionPage[];
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
  /** Archived versions, newest first. They are published at another address, not as a part of this site. */
  archived: readonly ArchivedVersion[];
}

/** A version whose docs were removed from the site. Its label links to the address where it is still published. */
export interface ArchivedVersion {
  name: string;
  label: string;
  url: string;
}

/** The state of a version: not released yet; the default for readers; still maintained; no longer maintained. */
export type VersionState = 'next' | 'current' | 'maintained' | 'archived';

/** A version from the config and `versions.json`, before its documents are read. */
export interface DocsVersionInput {
  name: string;
  label: string;
  /**
   * The version's segment in pathnames, after `routeBasePath`: `next`, `1.0`. Empty for the default version
   * (`lastVersion`).
   */
  pathPart: string;
  isLast: boolean;
  /** Whether the version is unreleased, current, maintained or archived. */
  state: VersionState;
  /** Alternative path segments of the version, such as `latest`. Lectern rewrites them to the version. */
  aliases: readonly string[];
  banner?: 'unreleased' | 'unmaintained' | undefined;
  badge: boolean;
  noIndex: boolean;
  className: string;
  /**
   * The version's folder, relative to the site's folder. A version from git has no folder on disk. It gets the path
   * that a cut version would have.
   */
  dir: string;
  /** The tag, branch or commit of a version from git. */
  git?: string | undefined;
  /** The location of the version's name in `versions.json`. */
  listedAt?: Range | undefined;
  /**
   * The content of the sidebars file; `undefined` if sidebars are generated from folders, `false` without
   * sidebars.
   */
  sidebars: DataFile | false | undefined;
}

/** A page of an extension before its data is computed. */
export interface SiteExtensionPage {
  /** Name of the extension, and the kind of page: `terms/term`. */
  type: string;
  /** Path below the base URL. */
  path: string;
  title: string;
  description?: string | undefined;
  /** The text content that search finds. Without it, search finds the title and the description. */
  text?: string | undefined;
  isHidden: boolean;
  /** Path of the module that renders the page, relative to the site's folder. */
  view: string;
  place: Place;
  data: unknown;
}
