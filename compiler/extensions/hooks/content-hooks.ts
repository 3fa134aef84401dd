import type { Json } from '../../../corpus/schema/json.ts';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';

/** Planned changes to files. All paths are relative to the site's folder. */
export interface PlannedChanges {
  /** Old path → new path. */
  moves?: ReadonlyMap<string, string> | undefined;
  /** New path of a file → its new content. */
  texts?: ReadonlyMap<string, Uint8Array> | undefined;
  /**
   * Settings module → a function that changes the module's export. Modules are run from disk, so `texts` has no effect
   * on them.
   */
  values?: ReadonlyMap<string, (value: unknown) => unknown> | undefined;
}

/** The content of a site: files, links and addresses. */
export interface SiteContent {
  /** Absolute path of the site's folder. */
  readonly dir: string;
  readonly configFile?: string | undefined;
  /** The folder of all translations, relative to the site's folder: `i18n`. */
  readonly translationsFolder: string;
  /** The content folders, in the order of the config. */
  readonly folders: readonly ContentFolder[];
  /** Paths of the files that extensions provide. */
  readonly provided: ReadonlySet<string>;
  /** Paths of the data files in content folders: `docs/guides/_category_.yml`. */
  readonly dataFiles: readonly string[];
  /** Path → content file. */
  readonly sources: ReadonlyMap<string, ContentSource>;
  /** Paths of all existing files that are targets of links. */
  readonly assets: ReadonlySet<string>;
  readonly versions: readonly ContentVersion[];
  /** The languages; the default one comes first. */
  readonly languages: readonly ContentLanguage[];
  /** The keys of all docs, posts and standalone pages. */
  readonly keys: readonly ContentKey[];
  /** Addresses of pages that readers may have bookmarked, in all languages. */
  readonly published: readonly { readonly path: string; readonly source?: string | undefined }[];
  /** The diagnostics of pages and links. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a pathname leads to a page, redirect, rewrite or file. */
  hasAddress(pathname: string): boolean;
  /**
   * @param file kind of the link's target
   * @param path path in the URL
   * @returns the paths of files that the link may mean, the most likely first. The files need not exist
   */
  candidates(source: ContentSource, file: LinkedFile, path: string): readonly string[];
  /** Access to the files on disk, without planned changes. Paths are relative to the site's folder. */
  readonly files: {
    read(path: string): Promise<Uint8Array | undefined>;
    /**
     * @returns the kind of the file or folder at a path; undefined if it is missing. Two paths with equal fingerprints
     * are the same file
     */
    stat(path: string): Promise<{ readonly kind: string; readonly fingerprint: string } | undefined>;
    /** @returns the paths of all files below a folder, relative to that folder, sorted */
    list(folder: string): Promise<readonly string[]>;
  };
}

/** A content folder. */
export interface ContentFolder {
  readonly kind: 'docs' | 'pages' | 'blog' | 'changelog';
  readonly instance: string;
  /** For docs: the name of the version. */
  readonly version?: string | undefined;
  /** Path relative to the site's folder. */
  readonly dir: string;
  /** Language → the folder of translations. */
  readonly translations: { readonly [locale: string]: string };
}

/** A content file, or a section of a changelog that is published as a release. */
export interface ContentSource {
  readonly path: string;
  /** Set for a section of a file: the file, and the number of the section's first line. */
  readonly part?: { readonly path: string; readonly line: number } | undefined;
  /** Whether the file is only included in other files. */
  readonly isPartial: boolean;
  readonly folder?: Pick<ContentFolder, 'kind' | 'instance' | 'version' | 'dir'> | undefined;
  /** For a translation: the language, and the path of the original. */
  readonly translates?: { readonly locale: string; readonly path: string } | undefined;
  readonly frontMatter: { readonly [key: string]: Json };
  /** Locations of the keys of the front matter. */
  readonly frontMatterPlaces: { readonly [key: string]: Range };
  /** Links that may lead to pages or files of the site. */
  readonly links: readonly ContentLink[];
  /** The folders in which Lectern looks up the links of this file. */
  readonly lookup: LookupFolders;
}

/** The folders in which Lectern looks up the links of a file. All paths are relative to the site's folder. */
export interface LookupFolders {
  /** The file that contains the link. */
  readonly source: string;
  /** The original, if the file is a translation. */
  readonly original?: string | undefined;
  readonly contentDirs: readonly string[];
  readonly staticDirs: readonly string[];
  /** Alias → folder or file. */
  readonly aliases: { readonly [name: string]: string };
}

/** The kind of a link's target file. `data` is a file that content imports: as text, as data or as code. */
export type LinkedFile = 'document' | 'partial' | 'asset' | 'data';

/** A link of a content file. */
export interface ContentLink {
  readonly kind: 'link' | 'image' | 'partial' | 'asset' | 'json' | 'text' | 'svg';
  /** The URL as written. */
  readonly url: string;
  readonly syntax: 'markdown' | 'html' | 'jsx' | 'jsx-own' | 'jsx-element';
  readonly at: Range;
  /** Kind of the target file, if the link may lead to a file. Absent for a link to the address of a page. */
  readonly file?: LinkedFile | undefined;
}

/** A docs version. */
export interface ContentVersion {
  readonly instance: string;
  readonly name: string;
  /** Path relative to the site's folder. */
  readonly dir: string;
  /** Whether this is the default version (`lastVersion`). */
  readonly isLast: boolean;
  /** Pathname without base URL and trailing slash. */
  readonly root: string;
  /** The published docs. */
  readonly docs: readonly { readonly id: string; readonly source: string }[];
  readonly sidebarsFile?: string | undefined;
  /** Name of a sidebar → the sources of its docs, in reading order. */
  readonly sidebars: ReadonlyMap<string, readonly string[]>;
}

/** The pages of a site in one language. Pathnames include the base URL. */
export interface ContentLanguage {
  readonly locale: string;
  readonly baseUrl: string;
  /** Source → pathname. */
  readonly pathOf: ReadonlyMap<string, string>;
  /** Pathname without trailing slash → page. */
  readonly pages: ReadonlyMap<string, { readonly path: string; readonly source?: string | undefined }>;
  /** Pathnames from which redirects exist, without trailing slash. */
  readonly redirects: ReadonlySet<string>;
  /**
   * @param page pathname of the page that contains the link
   * @returns the pathname of the link's target, without trailing slash
   */
  addressOf(pathname: string, page: string | undefined): string;
  /** @returns the first rewrite that matches a pathname, and the pathname of the shown page */
  rewrite(
    pathname: string,
  ): { readonly rewrite: { readonly from: string; readonly to: string }; readonly path: string } | undefined;
}

/** The key of a page that has a source file. */
export interface ContentKey {
  readonly source: string;
  readonly key: string;
  /** The page key that Lectern would generate without `page_key`. */
  readonly usual: string;
}

/** A string in a settings file. */
export interface SettingString {
  /** The key of the string; absent for list items. */
  readonly key?: string | undefined;
  readonly value: string;
  /** Offset in the file. The range includes the quotes. */
  readonly start: number;
  readonly end: number;
}

/** An edit that replaces the characters between two offsets. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Key of front matter → its new value; `null` or an empty list removes the key. */
export interface FrontMatterChanges {
  readonly [key: string]: string | readonly string[] | null;
}
