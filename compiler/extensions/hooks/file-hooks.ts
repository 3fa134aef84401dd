import type { Report, ThemeColor } from './check-hooks.ts';
import type { Json } from '../../../corpus/schema/json.ts';
import type { Corpus } from '../../../corpus/reader/corpus.ts';
import type { SiteFile } from '../../../corpus/schema/index.ts';
import type { ExtensionContext } from './context.ts';

/**
 * Writes further files into the output. Can read the compiled pages.
 *
 * @param corpus the pages and tables of this compile
 * @param emit writes a file; the path is relative to the output folder, with forward slashes
 */
export type WriteFiles<Options> = (corpus: Corpus, emit: Emit, context: FilesContext<Options>) => void | Promise<void>;

/**
 * Writes a file of the output: `emit('data/terms.json', text)`. If the content is a function, Lectern calls the
 * function after all other files are known.
 */
export type Emit = (path: string, content: string | Uint8Array | LastContent) => void;

/** Returns the content of a file that depends on all other output files, such as a service worker. */
export type LastContent = (output: {
  /** A hash of all output files, except the files whose content is a `LastContent` function. */
  readonly stamp: string;
}) => string;

/** An element for the `<head>` of all pages: `{ tag: 'meta', attributes: { name: 'generator', content: 'Lectern' } }`. */
export interface HeadElement {
  readonly tag: string;
  /** Attribute name → value. Lectern escapes the values. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns elements for the `<head>` of all pages. */
export type ListHead<Options> = (
  context: Pick<ExtensionContext<Options>, 'options' | 'site'>,
) => readonly HeadElement[];

/** The fields of `site.json` that extensions set. */
export type SiteFeatures = Pick<SiteFile, 'pwa'>;

/** Returns fields of `site.json`. */
export type ListFeatures<Options> = (context: Pick<ExtensionContext<Options>, 'options' | 'site'>) => SiteFeatures;

/** The values that the hook `files` gets. */
export interface FilesContext<Options> extends ExtensionContext<Options> {
  /** The addresses of all pages and redirects, in all languages. */
  addresses: SiteAddresses;
  /** The HTTP headers that a host should send. */
  headers: OutputHeaders;
}

/** The addresses of a site, in all its languages. Paths are decoded pathnames with the base URL. */
export interface SiteAddresses {
  /** The base URL of each compiled language. The base URL of the site is last. */
  readonly baseUrls: readonly string[];
  /** All pages, with the path of their HTML in the output folder. */
  readonly pages: readonly { readonly path: string; readonly file: string }[];
  readonly redirects: readonly SiteRedirect[];
  /** Paths at which the host serves the page of another path. The first rewrite that matches is used. */
  readonly rewrites: readonly SiteRewrite[];
}

/** A redirect from a path to its final target. */
export interface SiteRedirect {
  readonly from: string;
  /** The target as an href: a path with the base URL, or an absolute URL. */
  readonly to: string;
  /** Whether the output has an HTML file that redirects. If false, only the host can redirect. */
  readonly hasPage: boolean;
}

/**
 * A path that shows the page of another path. `:rest*` at the end of `from` matches the remaining path, and is
 * replaced in `to`.
 */
export interface SiteRewrite {
  readonly from: string;
  readonly to: string;
}

/** The HTTP headers for the files of an output. */
export interface OutputHeaders {
  /** The headers of HTML pages. Absent if the config disables the content security policy. */
  readonly pages?: PageHeaders | undefined;
  readonly caching: CacheHeaders;
}

/** The HTTP headers of pages. */
export interface PageHeaders {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Paths of HTML files that must not have these headers, relative to the output folder. */
  readonly exempt: readonly string[];
}

/** The values of `Cache-Control`. Folders are relative to the output folder. */
export interface CacheHeaders {
  /** The folder with files that never change, because their names contain a hash. */
  readonly hashedFolder: string;
  /** `Cache-Control` for files in `hashedFolder`. */
  readonly hashed: string;
  /** The folder with style sheets that all pages load. */
  readonly sheetsFolder: string;
  /** `Cache-Control` for all other files. */
  readonly others: string;
}

/**
 * Opens the social cards of a site: images that other sites show next to links to a page.
 *
 * @returns undefined if the site has no cards
 */
export type OpenSocialCards<Options> = (
  context: CardsContext<Options>,
) => SocialCards | undefined | Promise<SocialCards | undefined>;

/** The social cards of a site. */
export interface SocialCards<Card extends Json = Json> {
  /**
   * Everything besides the card's content that determines its PNG file, such as versions of packages. It is part of
   * the cache key.
   */
  readonly version: Json;
  /** @returns the content of a page's card, as JSON; undefined for no card. Pages with equal content share a card */
  describe(page: CardPage): Card | undefined;
  /** @returns a PNG file */
  render(card: Card): Promise<Uint8Array>;
}

/** A page that needs a card, because it has no image. */
export interface CardPage {
  /** Title of the page. Empty for a page without a title. */
  readonly title: string;
  /** The label of the page's sidebar category, or the title of its blog. */
  readonly section?: string | undefined;
  /** The title of the site in the language of the page. */
  readonly siteTitle: string;
  readonly tagline: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The argument of the hook `socialCards`. */
export interface CardsContext<Options = Json> extends ExtensionContext<Options> {
  /** All characters in the titles of pages and of the site, each once, sorted. */
  readonly letters: string;
  /** The colours of the site. */
  readonly colors: readonly ThemeColor[];
  /** @returns the viewer's fonts for European languages, as WOFF2. Fonts with rarer letters come later */
  viewerFonts(): Promise<readonly Uint8Array[]>;
  /** @returns the default export of a package; undefined if it is not installed in the site */
  load(packageName: string): Promise<unknown>;
  /**
   * Writes a temporary file, for libraries that accept only paths of files. The file is removed when the process
   * exits.
   *
   * @param ending for example `.ttf`
   * @returns the absolute path of the file. Equal bytes have the same file name
   */
  writeTemporary(bytes: Uint8Array, ending: string): Promise<string>;
  report: Report;
}
