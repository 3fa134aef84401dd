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
  /** Name of the config file, for locating errors in the navbar and the footer. */
  readonly configFile?: string | undefined;
  /** Pathnames of files copied from static folders, including the base URL. */
  readonly staticPathnames?: ReadonlySet<string> | undefined;
  /** Whether Lectern may generate a file with this pathname besides the pages, such as a feed. */
  readonly isMadeFile?: ((pathname: string) => boolean) | undefined;
  /** Whether a static or generated file has this pathname. Unlike `isMadeFile`, this depends on the site's pages. */
  readonly hasFile?: ((pathname: string) => boolean) | undefined;
  /** Whether the site has a page or file with this pathname in another language. */
  readonly isInOtherLanguage?: ((pathname: string) => boolean) | undefined;
  /**
   * Returns the page of another language at a path. Set if pages of other languages are below this site's
   * base URL.
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
  /** Versions that are only published at another address, newest first. */
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
   * The version's part of pathnames, after the route base of its docs instance. Empty for the default version
   * (`lastVersion`).
   */
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
  /**
   * The version's folder, relative to the site's folder. A version from git has no folder; this is where its copy would
   * be.
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
  /** The extension and the kind: `terms/term`. */
  type: string;
  /** Path below the base URL. */
  path: string;
  title: string;
  description?: string | undefined;
  /** The text content that search finds. Without it, search finds the title and the description. */
  text?: string | undefined;
  isHidden: boolean;
  /** Path of the module of its view, relative to the site's folder. */
  view: string;
  place: Place;
  data: unknown;
}
