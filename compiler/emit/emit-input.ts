import type { Texts } from '../config/translations.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Body, CodeBlockProps, Json, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Asset, LinkTable } from '../link/link.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { OpenExtension } from '../extensions/open-extension.ts';
import type { Head } from '../parse/document.ts';
import type { IndexFile } from '../search/index-files.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import type { Cards } from './social-card.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source.ts';
import type { RenderedCodePage, PageRenderer } from '../../viewer/html/page-renderer.ts';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';
import type { PageThreads, SharedPages } from './threads/page-job.ts';
import type { Content } from './corpus-file.ts';

/** The data that output files are built from. */
export interface EmitInput {
  /** Absolute path of the site's folder. It must not appear in the output. */
  readonly siteDir: string;
  /** Whether the output is for publishing. False for `lectern dev`. */
  readonly production?: boolean | undefined;
  /** `version` in the site's package.json. */
  readonly siteVersion?: string | undefined;
  readonly site: Site;
  /** Pathname of the folder with the files that all languages share: code, images, the viewer. */
  readonly sharedUrl: string;
  /** Page path → output path of the page's Markdown file. The file itself may be replaced by a static file. */
  readonly markdownOf: MarkdownFiles;
  readonly links: LinkTable;
  /** Address of an author's image as written in the blog → published address. */
  readonly authorImages: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** Source → bundled code module. */
  readonly code: CodeTable;
  /** Path of a translated source → path of its original. */
  readonly originals?: ReadonlyMap<string, string> | undefined;
  /** Path of a page that an extension adds → data of the page. */
  readonly pageData: { get(path: string): Json | undefined };
  /** The modules and style sheets of the site's theme. Their bundled code is in `code`. */
  readonly theme?:
    | { slots: Record<string, string>; styles: readonly string[]; clientModules: readonly string[] }
    | undefined;
  /** UI strings by id: translations, and strings that the site overrides. */
  readonly messages?: Texts | undefined;
  /** Returns links to the page in all other languages, for the page's data file. */
  languagesOf?(path: string): Page['languages'];
  /**
   * Returns the path to open in a language if the current page has no counterpart there. Undefined for the page at the
   * base URL.
   */
  startIn?(locale: string): string | undefined;
  /** Returns the suggestion, in the reader's language, to read this site in that language. */
  suggestionIn?(locale: string): string | undefined;
  /** Whether an extension provides a source. */
  isProvided?(source: string): boolean;
  /**
   * Returns the location that defines a page's address: the front matter. For a list page, it is the listed folder or
   * file.
   */
  placeOf?(path: string): Place | undefined;
  /** The files that pages refer to. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Path of a site file from which scripts were removed → new content of the file. */
  readonly cleaned: ReadonlyMap<string, Uint8Array>;
  /** Files of the static folders: output path → path in the site. */
  readonly staticFiles: ReadonlyMap<string, string>;
  /** Loads the body of a source from the cache. */
  readBody(source: string): Promise<Body>;
  /** Sets the code of a code block, and highlights it. */
  fillCodeBlock(block: CodeBlockProps, code: string): Promise<CodeBlockProps>;
  /** Returns the files of the search index. */
  searchIndex(): AsyncIterable<IndexFile>;
  /** Resized versions of images; undefined if the site doesn't resize images. */
  readonly images?: Images | undefined;
  /** Renders social cards; undefined if the site has none. */
  readonly cards?: Cards | undefined;
  readonly viewer: ViewerManifest;
  /** Threads that build the files of pages. Absent if the main thread builds them. */
  readonly pageThreads?: PageThreads | undefined;
  /** Page files that several machines share. Absent if this machine makes all files itself. */
  readonly sharedPages?: SharedPages | undefined;
  /** Renders pages as HTML; undefined if the browser renders all pages. */
  readonly pageRenderer?: (() => Promise<PageRenderer>) | undefined;
  /**
   * Renders a page with the site's own code.
   *
   * @param json the page's file as JSON
   * @returns the HTML, and which code was run. Undefined if the page is rendered only in the browser
   */
  renderCode?(
    page: Page,
    json: string,
    source: string | undefined,
    site: SiteFile,
    data: object,
    read: (address: string) => Promise<string | undefined>,
  ): Promise<({ html: string } & Pick<RenderedCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'>) | undefined>;
  /** The extensions of the site. */
  readonly extensions: readonly Pick<OpenExtension, 'head' | 'features' | 'paths'>[];
}

/** Looks up and writes resized versions of the images on pages. */
export interface Images {
  /**
   * Returns the resized versions of an image.
   *
   * @param href address of the image, including the base URL
   */
  describe(href: string): Promise<ResponsiveImage | undefined>;
  /** Returns the resized files of the given images, sorted by path. */
  files(hrefs: readonly string[]): AsyncIterable<{ path: string; bytes: Uint8Array }>;
}

export interface ResponsiveImage {
  /** Width of the image in CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** The resized versions, as value of `srcset`. */
  srcSet?: string | undefined;
  /** A tiny blurred version of the image as a `data:` URL. Browsers show it until the image has loaded. */
  placeholder?: string | undefined;
}

/** The data for building a page. */
export interface PagePlan {
  path: string;
  /** Path of the page's source. */
  source?: string | undefined;
  /** The location that defines the page's address, if no route defines it. */
  place?: Place | undefined;
  /** `page_key` from the front matter of the source. */
  keyName?: string | undefined;
  /** The data that `make` depends on. The page is built again only if this data changes. */
  value: unknown;
  make(input: EmitInput): Promise<Content<Page>> | Content<Page>;
}
